const semente = Number(process.env['SEMENTE'] ?? '');

/** `SEMENTE=…` runs the properties again from the seed that fast-check told (docs/confiabilidade.md part 3). */
if (process.env['SEMENTE'] && Number.isSafeInteger(semente)) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ seed: semente });
}
