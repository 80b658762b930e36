import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { binariosAoAlcance } from './postgres-binarios.ts';
import { alcanca, usuarioDoBanco } from './postgres-usuario.ts';

const root = process.getuid?.() === 0;
const OUTRO = { uid: 65_534, gid: 65_534 };

let pasta: string;
let programa: string;
beforeEach(() => {
  // The folder is not in that of the run, which is closed to every other user.
  pasta = mkdtempSync('/tmp/rateia-usuario-');
  chmodSync(pasta, 0o755);
  mkdirSync(join(pasta, 'fechada'), { mode: 0o700 });
  programa = join(pasta, 'fechada', 'programa');
  writeFileSync(programa, '#!/bin/sh\n', { mode: 0o755 });
});
afterEach(() => rmSync(pasta, { recursive: true, force: true }));

/**
 * Each claim holds for the user that runs the tests, root or not: the other half is proven where the other one runs
 * them.
 */
describe('The system user of the database (as root, as an ordinary user, from a closed folder)', () => {
  it('is the user that runs us; root hands over to the owner of the data, and to somebody else where that is root', () => {
    if (root) chownSync(join(pasta, 'fechada'), OUTRO.uid, OUTRO.gid);
    expect(usuarioDoBanco(join(pasta, 'fechada'))).toEqual(root ? OUTRO : undefined);
    expect(usuarioDoBanco(pasta)?.uid).not.toBe(0);
    expect(usuarioDoBanco(join(pasta, 'nada')) === undefined).toBe(!root);
  });

  it('cannot run a program under a folder that is closed to it, and can once the folder is open', () => {
    // Only root may try as another user; for other users the program itself is closed.
    const [quem, fechado] = root ? [OUTRO, join(pasta, 'fechada')] : [undefined, programa];
    if (!root) chmodSync(programa, 0o600);
    expect(alcanca(quem, programa)).toBe(false);
    chmodSync(fechado, 0o755);
    expect(alcanca(quem, programa)).toBe(true);
  });

  it('runs the programs where they are when it reaches them, else, for root, a copy of them that it does', () => {
    const raiz = join(pasta, 'fechada');
    const copia = join(pasta, 'cache', 'postgres');
    mkdirSync(join(raiz, 'bin'));
    for (const nome of ['initdb', 'postgres']) writeFileSync(join(raiz, 'bin', nome), '#!/bin/sh\n', { mode: 0o755 });
    expect(binariosAoAlcance(undefined, { raiz, copia }).postgres).toBe(join(raiz, 'bin/postgres'));
    expect(existsSync(copia)).toBe(false);
    // Only root can choose another user: any other user runs the database himself.
    if (!root) return;
    for (const _vez of ['made', 'found']) {
      const { initdb, postgres } = binariosAoAlcance(OUTRO, { raiz, copia });
      expect([initdb, postgres]).toEqual([join(copia, 'bin/initdb'), join(copia, 'bin/postgres')]);
      expect(alcanca(OUTRO, postgres)).toBe(true);
    }
    chownSync(copia, OUTRO.uid, OUTRO.gid);
    expect(() => binariosAoAlcance(OUTRO, { raiz, copia })).toThrow('não pertence ao root');
  });
});
