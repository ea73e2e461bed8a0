# The command alone: docker build -t plumb . && docker run --rm -v "$PWD:/work" plumb lint .
FROM swift:6.3.1-bookworm AS build
WORKDIR /source
COPY Package.* ./
RUN swift package resolve
COPY Sources Sources
COPY Examples Examples
COPY Tests Tests
RUN swift build -c release --static-swift-stdlib --product plumb \
    && install -D "$(swift build -c release --static-swift-stdlib --show-bin-path)/plumb" /image/bin/plumb \
    && strip /image/bin/plumb

FROM debian:bookworm-slim
# Git serves `plumb diff --git`.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends git libstdc++6 \
    && rm -rf /var/lib/apt/lists/* \
    && git config --system --add safe.directory '*' \
    && useradd --create-home --uid 1000 plumb
COPY --from=build /image/bin/plumb /usr/local/bin/plumb
USER plumb
WORKDIR /work
ENTRYPOINT ["plumb"]
CMD ["--help"]
