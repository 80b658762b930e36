import { describe, expect, it } from 'vitest';
import { INICIO } from '../maquina.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import type { FatosDaConexao } from './rede.ts';
import { MAQUINA_CONEXAO, situacaoNaRede, tipoDeBusca } from './rede.ts';

function fatos(mais: Partial<FatosDaConexao> = {}): FatosDaConexao {
  return {
    podeConvidarDeNovo: true,
    meuBloqueio: false,
    outroBloqueou: false,
    ...mais,
  };
}
const ambos = ['quemConvidou', 'convidado'] as const;

describe('connections of the network (spec A§2 /rede)', () => {
  conferirMaquina({
    maquina: MAQUINA_CONEXAO,
    quem: ambos,
    tabela: [
      [INICIO, 'convidar', 'pendente', ['quemConvidou'], fatos()],
      [INICIO, 'bloquear', 'bloqueada', ['quemConvidou'], fatos()],
      ['pendente', 'aceitar', 'conectada', ['convidado'], fatos()],
      ['pendente', 'convidar', 'conectada', ['convidado'], fatos()],
      ['pendente', 'recusar', 'recusada', ['convidado'], fatos()],
      ['pendente', 'cancelar', 'desfeita', ['quemConvidou'], fatos()],
      ['pendente', 'bloquear', 'bloqueada', ambos, fatos()],
      ['conectada', 'remover', 'desfeita', ambos, fatos()],
      ['conectada', 'bloquear', 'bloqueada', ambos, fatos()],
      ['recusada', 'convidar', 'pendente', ambos, fatos()],
      ['recusada', 'bloquear', 'bloqueada', ambos, fatos()],
      ['desfeita', 'convidar', 'pendente', ambos, fatos()],
      ['desfeita', 'bloquear', 'bloqueada', ambos, fatos()],
      ['bloqueada', 'bloquear', 'bloqueada', ambos, fatos()],
      ['bloqueada', 'desbloquear', 'desfeita', ambos, fatos({ meuBloqueio: true })],
      ['bloqueada', 'desbloquear', 'bloqueada', ambos, fatos({ meuBloqueio: true, outroBloqueou: true })],
    ],
    recusas: [
      ['recusada', 'convidar', 'quemConvidou', fatos({ podeConvidarDeNovo: false }), 'conviteRecusadoHaPouco'],
      ['bloqueada', 'desbloquear', 'convidado', fatos({ outroBloqueou: true }), 'semBloqueioSeu'],
    ],
  });
});

describe('the view of one of the two', () => {
  const base = { souQuemConvidou: true, ocultaDeQuemConvidou: false, meuBloqueio: false } as const;
  it.each([
    ['the inviter sees the invitation', { ...base, estado: 'pendente' }, 'enviado'],
    ['the inviter is not told of the refusal', { ...base, estado: 'recusada' }, 'enviado'],
    ['the person who refused sees nothing of it', { ...base, souQuemConvidou: false, estado: 'recusada' }, 'nenhuma'],
    [
      'an invitation by e-mail or phone tells nothing',
      { ...base, ocultaDeQuemConvidou: true, estado: 'pendente' },
      'nenhuma',
    ],
    ['the invited person sees the inviter', { ...base, souQuemConvidou: false, estado: 'pendente' }, 'recebido'],
    ['both see that they are connected', { ...base, souQuemConvidou: false, estado: 'conectada' }, 'conectada'],
    ['the person who blocked sees it', { ...base, meuBloqueio: true, estado: 'bloqueada' }, 'bloqueada'],
    ['the blocked person does not', { ...base, estado: 'bloqueada' }, 'nenhuma'],
    ['an ended connection is none', { ...base, estado: 'desfeita' }, 'nenhuma'],
  ] as const)('%s', (_nome, conexao, situacao) => {
    expect(situacaoNaRede(conexao)).toBe(situacao);
  });
});

describe('the purpose of a search', () => {
  it.each([
    ['ana@exemplo.com.br', 'email'],
    ['(11) 98888-7777', 'telefone'],
    ['11988887777', 'telefone'],
    [' a1B2c3D4e5 ', 'codigo'],
    ['2874433054', 'codigo'],
    ['Ana Souza', 'nome'],
    ['abelardinho', 'nome'],
  ])('%s is %s', (texto, tipo) => {
    expect(tipoDeBusca(texto)).toBe(tipo);
  });
});
