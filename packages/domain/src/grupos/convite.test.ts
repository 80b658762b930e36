import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import type { EstadoConvite, FatosDoConvite, QuemMoveConvite } from './convite.ts';
import { codigoDoConvite, fimDoConvite, lerEnderecoDoConvite, MAQUINA_CONVITE, recusaDeConvite } from './convite.ts';

const TODOS: readonly QuemMoveConvite[] = ['administrador', 'membro', 'usuario', 'operador', 'sistema'];
const QUEM_CONVIDA: readonly QuemMoveConvite[] = ['administrador', 'membro'];
const QUEM_RETIRA: readonly QuemMoveConvite[] = [...QUEM_CONVIDA, 'operador'];
const EMAIL: FatosDoConvite = { forma: 'email', restam: 1 };
const LINK: FatosDoConvite = { forma: 'link', restam: 2 };
const ULTIMO: FatosDoConvite = { forma: 'link', restam: 1 };

describe('an invitation to a group (REGRAS 2.26)', () => {
  const agora = '2026-12-01T12:00:00.000Z';

  it('lasts 7 days, and 48 hours where it holds a seat', () => {
    expect(fimDoConvite({ agora, comVaga: false }, REGRAS_PADRAO)).toBe('2026-12-08T12:00:00.000Z');
    expect(fimDoConvite({ agora, comVaga: true }, REGRAS_PADRAO)).toBe('2026-12-03T12:00:00.000Z');
  });

  it.each<[EstadoConvite, string | undefined]>([
    ['pendente', undefined],
    ['aceito', 'conviteUsado'],
    ['esgotado', 'conviteUsado'],
    ['recusado', 'conviteRecusado'],
    ['retirado', 'conviteRetirado'],
    ['expirado', 'conviteExpirado'],
  ])('that is %s says %s', (estado, recusa) => {
    expect(recusaDeConvite({ estado, expiraEm: '2026-12-01T12:00:00.001Z' }, agora)).toBe(recusa);
  });

  it('is over at its end, before any deadline has run', () => {
    expect(recusaDeConvite({ estado: 'pendente', expiraEm: agora }, agora)).toBe('conviteExpirado');
  });

  it('has a code that no number of a group can be', () => {
    const codigo = codigoDoConvite('123456789012345678901234');
    expect(lerEnderecoDoConvite(codigo)).toEqual({ codigo });
    expect(lerEnderecoDoConvite('123456')).toEqual({ grupoId: 123_456 });
    for (const ruim of ['', '0', '01', '-1', '1.5', 'c', `${codigo}x`, `c${'?'.repeat(24)}`, '9'.repeat(16)])
      expect([ruim, lerEnderecoDoConvite(ruim)]).toEqual([ruim, undefined]);
  });

  conferirMaquina({
    maquina: MAQUINA_CONVITE,
    quem: TODOS,
    tabela: [
      ['inicio', 'convidar', 'pendente', QUEM_CONVIDA, EMAIL],
      ['pendente', 'reenviar', 'pendente', QUEM_CONVIDA, EMAIL],
      ['pendente', 'aceitar', 'aceito', ['usuario'], EMAIL],
      ['pendente', 'aceitar', 'pendente', ['usuario'], LINK],
      ['pendente', 'aceitar', 'esgotado', ['usuario'], ULTIMO],
      ['pendente', 'recusar', 'recusado', ['usuario'], EMAIL],
      ['pendente', 'retirar', 'retirado', QUEM_RETIRA, EMAIL],
      ['aceito', 'retirar', 'retirado', QUEM_RETIRA, EMAIL],
      ['esgotado', 'retirar', 'retirado', QUEM_RETIRA, ULTIMO],
      ['pendente', 'expirar', 'expirado', ['sistema'], EMAIL],
      ['aceito', 'expirar', 'expirado', ['sistema'], EMAIL],
      ['esgotado', 'expirar', 'expirado', ['sistema'], ULTIMO],
    ],
    recusas: [
      ['pendente', 'reenviar', 'administrador', LINK, 'convite.semEmail'],
      ['pendente', 'recusar', 'usuario', LINK, 'convite.semEmail'],
      ['pendente', 'aceitar', 'usuario', { forma: 'link', restam: 0 }, 'convite.esgotado'],
    ],
  });
});
