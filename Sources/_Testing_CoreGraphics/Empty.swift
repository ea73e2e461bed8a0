// Empty on purpose: lets `import Testing` work beside a module of Apple's name.
