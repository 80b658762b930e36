import { describe, expect, it } from 'vitest';
import { completar, faltantes, lerTrava } from './trava-npm.ts';

describe('package-lock.json', () => {
  it('lists every package, those of other systems too, or `npm ci` refuses it (npm run lock adds them)', () => {
    expect(faltantes(lerTrava())).toEqual([]);
  });

  it('gets the entry that npm leaves out', () => {
    const trava = {
      packages: {
        'node_modules/x': {
          version: '1.0.0',
          optionalDependencies: { '@x/linux-x64-musl': '1.0.0', '@x/darwin-arm64': '1.0.0' },
        },
        'node_modules/x/node_modules/@x/darwin-arm64': { version: '1.0.0' },
      },
    };
    expect(faltantes(trava)).toEqual([{ nome: '@x/linux-x64-musl', versao: '1.0.0', dev: false }]);
    expect(completar(trava).packages['node_modules/@x/linux-x64-musl']).toEqual({
      version: '1.0.0',
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    });
    expect(faltantes(completar(trava))).toEqual([]);
  });
});
