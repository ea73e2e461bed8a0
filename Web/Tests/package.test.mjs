// The package: its files, its version, and the examples of README.md.

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, mkdirSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load, Layout, Plumb } from '../plumb.js';

const folder = fileURLToPath(new URL('..', import.meta.url));
const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const read = name => readFileSync(join(folder, name), 'utf8');

test('every file of the package exists', () => {
  const files = [...description.files, description.types, ...Object.values(description.exports).flatMap(entry => typeof entry === 'string' ? entry : Object.values(entry))];
  for (const file of files) assert.ok(existsSync(join(folder, file)), file);
  assert.equal(description.dependencies, undefined);
});

test('the version is that of the command', () => {
  const version = /"(\d+\.\d+\.\d+)"/.exec(read('../Sources/plumb/Version.swift'))[1];
  assert.equal(description.version, version);
});

test('the declarations have every member', () => {
  const declarations = read('plumb.d.ts');
  const members = type => Object.getOwnPropertyNames(type.prototype).filter(name => name !== 'constructor');
  for (const name of [...members(Layout), ...members(Plumb), 'load', 'Layout', 'Plumb']) assert.match(declarations, new RegExp(`\\b${name}\\b`), name);
});

for (const face of ['kiwi', 'autolayout']) {
  test(`the declarations of ${face}.js have every member`, async () => {
    const declarations = read(`${face}.d.ts`);
    for (const [name, value] of Object.entries(await import(`../${face}.js`))) {
      const members = typeof value === 'function' ? [...Object.getOwnPropertyNames(value.prototype), ...Object.getOwnPropertyNames(value)] : Object.keys(value);
      const internal = ['constructor', 'prototype', 'length', 'name', 'adopt', 'terms', '0', '1', '2'];
      for (const member of [name, ...members.filter(member => !internal.includes(member))]) assert.match(declarations, new RegExp(`\\b${member}\\b`), `${name}.${member}`);
    }
  });
}

test('loads from bytes, an address and a response', async () => {
  const bytes = readFileSync(join(folder, 'plumb.wasm'));
  const address = new URL('../plumb.wasm', import.meta.url);
  const response = type => new Response(bytes, { headers: { 'Content-Type': type } });
  for (const source of [bytes, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), address, address.href, new Response(bytes),
    Promise.resolve(new Response(bytes)), response('application/wasm'), response('application/octet-stream')]) {
    assert.equal((await load(source)).check('[a]').isValid, true);
  }
});

test("starts without Node's HTTP client, which takes longer to load than the module", () => {
  const code = `const { load } = await import(${JSON.stringify(new URL('../plumb.js', import.meta.url))}); await load();
    console.log(process.moduleLoadList.filter(name => name.includes('undici')).length);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' });
  assert.equal(stdout.trim(), '0', stderr);
});

// Each example runs in a project that has the package. A comment after `console.log` is the output.
const project = mkdtempSync(join(tmpdir(), 'plumb-layout-'));
mkdirSync(join(project, 'node_modules'));
symlinkSync(folder, join(project, 'node_modules', 'plumb-layout'), 'dir');
after(() => rmSync(project, { recursive: true }));

const examples = [...read('README.md').matchAll(/^## (.*)\n(?:(?!^## )[\s\S])*?```js\n([\s\S]*?)```/gm)];
test('README.md has eight examples', () => assert.equal(examples.length, 8));
for (const [, title, code] of examples) test(`the example of README.md: ${title}`, () => {
  const file = join(project, 'example.mjs');
  writeFileSync(file, code);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const expected = [...code.matchAll(/console\.log\(.*\);\s*\/\/ (.*)$/gm)].map(match => match[1].trimEnd());
  assert.ok(expected.length > 0);
  assert.deepEqual(stdout.trimEnd().split('\n'), expected);
});
