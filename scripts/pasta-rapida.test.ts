import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pastaRapida } from './pasta-rapida.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('Where a test run keeps its data (ADR 039)', () => {
  it('is the chosen folder', () => {
    vi.stubEnv('TMPDIR', '/escolhida');
    expect(pastaRapida()).toBe('/escolhida');
  });

  it('is the disk where memory is short', () => {
    vi.stubEnv('TMPDIR', undefined);
    vi.spyOn(process, 'availableMemory').mockReturnValueOnce(1024 ** 3);
    expect(pastaRapida()).toBe(tmpdir());
  });

  it('is a folder in which one may write', () => {
    vi.stubEnv('TMPDIR', undefined);
    const pasta = mkdtempSync(join(pastaRapida(), 'rateia-rapida-'));
    expect(statSync(pasta).isDirectory()).toBe(true);
    rmSync(pasta, { recursive: true });
  });
});
