import { todasAsChamadas } from '@rateia/contracts/todas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credencial, Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import type { Pessoa } from '../test/construtores.ts';
import { criarPessoa } from '../test/construtores.ts';
import { CHAMADAS_DA_OPERACAO } from '../test/permissoes/da-operacao.ts';
import { POLITICAS_DA_OPERACAO } from '../test/politicas-da-operacao.ts';
import type { ChamadaDaOperacao } from '../test/recusas/operacao.ts';
import { operar } from '../test/recusas/operacao.ts';
import { codigoDoAplicativo, ligarAplicativo } from '../test/seguranca.ts';
import { criarPessoaComSenha, entrar, SENHA } from '../test/sessoes.ts';
import { quemPode } from './politicas.ts';
import type { PapelOperador } from './sessoes.ts';

const EQUIPE: readonly PapelOperador[] = ['suporte', 'financeiro', 'lider'];
const DA_OPERACAO = (Object.keys(CHAMADAS_DA_OPERACAO) as ChamadaDaOperacao[]).filter(
  (nome) => todasAsChamadas[nome].auth === 'operador',
);
const CONFIRMAM = DA_OPERACAO.filter((nome) => 'confirma' in todasAsChamadas[nome]);

let mundo: Mundo;
let equipe: Readonly<Record<PapelOperador, Pessoa>>;
beforeAll(async () => {
  mundo = await criarMundo();
  async function de(papel: PapelOperador) {
    return [papel, await criarPessoa(mundo, { papeis: [papel] })] as const;
  }
  equipe = Object.fromEntries(await Promise.all(EQUIPE.map(de))) as Record<PapelOperador, Pessoa>;
});
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}
function quemFaz(nome: ChamadaDaOperacao): Pessoa {
  const papel = EQUIPE.find((p) => quemPode(POLITICAS_DA_OPERACAO[nome]).includes(p));
  if (papel === undefined) throw new Error(`nobody of the staff makes ${nome}`);
  return equipe[papel];
}
async function fatorEm(quem: { readonly id: number }, em: string | null): Promise<void> {
  const linhas = await banco()
    .updateTable('sessoes')
    .set({ fator_em: em })
    .where('usuario_id', '=', quem.id)
    .returning('id')
    .execute();
  for (const { id } of linhas) mundo.aplicacao.deps.sessoes.esquecer(id);
}
function haMinutos(minutos: number): string {
  return new Date(mundo.aplicacao.deps.relogio.parede() - minutos * 60_000).toISOString();
}
async function filas(como: Credencial) {
  return await mundo.chamar('getFilas', {}, { como });
}

describe('The staff works with a second factor (REGRAS 2.24; ASVS 6.3.3)', () => {
  it('every call of the operation is refused in a session without one', async () => {
    for (const papel of EQUIPE) await fatorEm(equipe[papel], null);
    const abertas: string[] = [];
    for (const nome of DA_OPERACAO) {
      const { erro } = await operar(mundo, nome, {}, quemFaz(nome));
      if (erro?.dados?.chave !== 'segundoFatorDaEquipe') abertas.push(nome);
    }
    expect(abertas).toEqual([]);
    for (const papel of EQUIPE) await fatorEm(equipe[papel], haMinutos(0));
  });

  it('a member of the staff who sets one up works at once; without it the calls are refused again', async () => {
    const como = await criarPessoa(mundo, { papeis: ['suporte'] });
    await fatorEm(como, null);
    const fora = await filas(como);
    expect([fora.status, fora.erro.dados.chave, fora.erro.link]).toEqual([
      400,
      'segundoFatorDaEquipe',
      '/perfil/seguranca',
    ]);
    const { segredo } = await ligarAplicativo(mundo, como);
    expect((await filas(como)).status).toBe(200);
    const acao = 'segundoFator';
    const codigo = codigoDoAplicativo(segredo);
    const { corpo } = await mundo.chamar('confirmar', { acao, meio: 'aplicativo', codigo }, { como });
    const cabecalhos = { 'x-confirmacao': corpo.confirmacao };
    expect((await mundo.chamar('deleteAutenticador', {}, { como, cabecalhos })).status).toBe(204);
    expect((await filas(como)).erro.dados.chave).toBe('segundoFatorDaEquipe');
  });

  it('a login with the factor opens a session that works; a role given in a session without it needs the factor', async () => {
    const pessoa = await criarPessoaComSenha(mundo, { papeis: ['lider'] });
    const { segredo } = await ligarAplicativo(mundo, pessoa);
    const { email, hashDispositivo } = pessoa;
    const { erro } = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
    const { corpo } = await mundo.chamar('segundoFator', {
      hash: erro.dados['hash'],
      meio: 'aplicativo',
      codigo: codigoDoAplicativo(segredo),
    });
    expect((await filas({ ...corpo, hashDispositivo: corpo.hashDispositivo })).status).toBe(200);
    const outra = await criarPessoaComSenha(mundo);
    const sessao = await entrar(mundo, outra);
    await banco()
      .updateTable('usuarios')
      .set({ papeis: ['lider'] })
      .where('id', '=', outra.id)
      .execute();
    mundo.aplicacao.deps.sessoes.esquecer('');
    expect((await filas(sessao)).erro.dados.chave).toBe('segundoFatorDaEquipe');
  });
});

describe('A new confirmation before data are revealed or money moves (REGRAS 2.24; ASVS 7.5.3)', () => {
  it('ten minutes after the factor these calls ask for it, and no other', async () => {
    expect(CONFIRMAM.length).toBeGreaterThan(10);
    for (const papel of EQUIPE) {
      await ligarAplicativo(mundo, equipe[papel]);
      await fatorEm(equipe[papel], haMinutos(11));
    }
    const pedem: string[] = [];
    for (const nome of DA_OPERACAO) {
      const { erro } = await operar(mundo, nome, {}, quemFaz(nome));
      if (erro?.dados?.chave === 'confirmacaoNecessaria') pedem.push(nome);
    }
    expect(pedem).toEqual(CONFIRMAM);
    for (const papel of EQUIPE) await fatorEm(equipe[papel], haMinutos(0));
  });

  it('a factor that is given again serves the call and those of the next minutes, in this session alone', async () => {
    const como = await criarPessoa(mundo, { papeis: ['suporte'] });
    const { codigosRecuperacao } = await ligarAplicativo(mundo, como);
    await fatorEm(como, haMinutos(11));
    const alvo = await criarPessoa(mundo);
    function ver() {
      return mundo.chamar('revelarDado', { id: alvo.id, campo: 'email', mensagem: 'a pessoa pediu' }, { como });
    }
    const antes = await ver();
    expect(antes.erro.dados).toEqual({ chave: 'confirmacaoNecessaria', acao: 'operacao' });
    expect((await mundo.chamar('pedirConfirmacao', { acao: 'operacao' }, { como })).corpo.meios).toContain(
      'aplicativo',
    );
    const prova = { acao: 'operacao', meio: 'recuperacao', codigo: codigosRecuperacao[0] ?? '' };
    expect((await mundo.chamar('confirmar', prova, { como })).status).toBe(200);
    expect((await ver()).status).toBe(200);
    expect((await ver()).status).toBe(200);
  });

  it('a code by e-mail does not count: an account without a second factor confirms nothing of the operation', async () => {
    const como = await criarPessoa(mundo, { papeis: ['lider'] });
    await fatorEm(como, null);
    const r = await mundo.chamar('pedirConfirmacao', { acao: 'operacao' }, { como });
    expect(r.erro.dados.chave).toBe('segundoFatorAusente');
  });
});
