import { describe, expect, it } from 'vitest';
import { BANCOS, lerConta, mascararConta } from './bancos.ts';

describe('Bank accounts of a withdrawal (spec B§2; REGRAS 2.6)', () => {
  it.each([
    ['Banco do Brasil', '001', '1584-9', '00210169-6', { agencia: '1584-9', conta: '210169-6' }],
    ['Bradesco', '237', '1425-7', '0238069-2', { agencia: '1425-7', conta: '238069-2' }],
    ['Itaú, of branch and account together', '341', '2545', '02366-1', { agencia: '2545', conta: '2366-1' }],
    ['a bank whose rule is not public', '260', '1', '1234567-8', { agencia: '0001', conta: '1234567-8' }],
    ['dots and spaces', '001', '1584 9', '210.169-6', { agencia: '1584-9', conta: '210169-6' }],
  ])('are read: %s', (_nome, banco, agencia, conta, lida) => {
    expect(lerConta(banco, { agencia, conta })).toEqual({ ok: true, ...lida });
  });

  it.each([
    ['a bank that is not listed', '999', '1584-9', '210169-6', 'banco'],
    ['a branch of letters', '260', 'abc', '210169-6', 'agencia'],
    ['a branch of zeros', '260', '0000', '210169-6', 'agencia'],
    ['a wrong digit of the branch', '001', '1584-8', '210169-6', 'digitoDaAgencia'],
    ['an account without its digit', '260', '0001', '1', 'conta'],
    ['a wrong digit at Banco do Brasil', '001', '1584-9', '210169-7', 'digitoDaConta'],
    ['a wrong digit at Bradesco', '237', '1425-7', '238069-1', 'digitoDaConta'],
    ['a wrong digit at Itaú', '341', '2545', '02366-2', 'digitoDaConta'],
    ['another branch at Itaú', '341', '2544', '02366-1', 'digitoDaConta'],
  ])('are refused: %s', (_nome, banco, agencia, conta, recusa) => {
    expect(lerConta(banco, { agencia, conta })).toEqual({ ok: false, recusa });
  });

  it('each bank has a code of three digits and an ISPB of eight, once', () => {
    expect(BANCOS.every(({ codigo, ispb }) => /^\d{3}$/.test(codigo) && /^\d{8}$/.test(ispb))).toBe(true);
    expect(new Set(BANCOS.map(({ codigo }) => codigo)).size).toBe(BANCOS.length);
  });

  it('an account is shown by its last digits', () => {
    expect(mascararConta('210169-6')).toBe('•••169-6');
  });
});
