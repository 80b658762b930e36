import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { decidirComparacao, enviarImagens } from '../../../test/identidade.ts';

let mundo: Mundo;
let suporte: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  suporte = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

async function comparar(como: Pessoa, id: string) {
  return await mundo.chamar('reconhecimentoFacil', { id, consentimento: true }, { como });
}
/** A person whose pictures were sent and ended so. */
async function enviada(desfecho: string) {
  const pessoa = await criarPessoa(mundo);
  await decidirComparacao(mundo, pessoa, desfecho);
  const id = await enviarImagens(mundo, pessoa);
  expect((await comparar(pessoa, id)).status).toBe(200);
  await mundo.assentar();
  return { pessoa, id };
}
async function emAnalise() {
  return await enviada('indeterminado');
}
async function pedidaDeNovo() {
  const quem = await emAnalise();
  const pedido = { id: quem.id, partes: ['self'], mensagem: 'A selfie saiu tremida.' };
  expect((await mundo.chamar('pedirValidacaoNovamente', pedido, { como: suporte })).status).toBe(200);
  return quem;
}
async function retirar(como: Pessoa) {
  const r = await mundo.chamar('retirarConsentimentoBiometrico', {}, { como });
  expect(r.status, r.bruto).toBe(200);
  return r.corpo;
}
async function consentimento(como: Pessoa) {
  return (await mundo.chamar('getConsentimentoBiometrico', {}, { como })).corpo;
}
async function status(como: Pessoa, id: string) {
  return (await mundo.chamar('getValidacaoContaStatus', { id }, { como })).corpo;
}
async function respostas(como: Pessoa) {
  return (await mundo.chamar('getAceites', {}, { como })).corpo.itens
    .filter(({ documento }) => documento === 'biometria')
    .map(({ resposta }) => resposta);
}

/** No picture is kept, in the database nor in the store; their hashes are. */
async function esperaSemImagens({ id: usuarioId }: Pessoa): Promise<void> {
  await mundo.assentar();
  const linhas = await mundo.aplicacao.deps.db
    .selectFrom('documentos as d')
    .innerJoin('validacoes_conta as v', 'v.id', 'd.validacao_id')
    .select(['d.id', 'd.apagado_em', 'd.chave_embrulhada', 'd.sha256', 'v.comparacao_cifrada', 'v.imagens_apagadas_em'])
    .where('v.usuario_id', '=', usuarioId)
    .execute();
  const noDisco = readdirSync(join(mundo.config.arquivos.pasta, 'documentos'));
  for (const linha of linhas) {
    expect(linha).toMatchObject({
      apagado_em: expect.any(String),
      chave_embrulhada: null,
      comparacao_cifrada: null,
      imagens_apagadas_em: expect.any(String),
    });
    expect(linha.sha256).toHaveLength(32);
    expect(noDisco.filter((nome) => nome.startsWith(linha.id))).toEqual([]);
  }
}

describe('The consent to the use of the face is taken back (LGPD art. 8; REGRAS 2.17, 2.20)', () => {
  it('from a person who never gave it changes nothing', async () => {
    const pessoa = await criarPessoa(mundo);
    const nada = {
      consentidoEm: null,
      retiradoEm: null,
      emAndamento: false,
      podePedirRevisao: false,
      identidadeConfirmada: false,
      podeRetirar: false,
    };
    expect(await consentimento(pessoa)).toEqual(nada);
    expect(await retirar(pessoa)).toEqual(nada);
    expect(await respostas(pessoa)).toEqual([]);
  });

  it('before sending: the draft goes with its pictures', async () => {
    const pessoa = await criarPessoa(mundo);
    const id = await enviarImagens(mundo, pessoa);
    expect(await consentimento(pessoa)).toMatchObject({ consentidoEm: null, emAndamento: true, podeRetirar: true });
    expect(await retirar(pessoa)).toMatchObject({ emAndamento: false, podeRetirar: false });
    expect((await status(pessoa, id)).estado).toBe('cancelada');
    await esperaSemImagens(pessoa);
  });

  it.each([
    ['waiting for a person of the staff', emAnalise],
    ['asked to send again', pedidaDeNovo],
  ] as const)('%s: it ends, leaves the queue, and may be begun again', async (_quando, comecar) => {
    const { pessoa, id } = await comecar();
    expect(await retirar(pessoa)).toMatchObject({
      consentidoEm: expect.any(String),
      retiradoEm: expect.any(String),
      emAndamento: false,
      podeRetirar: false,
    });
    expect((await status(pessoa, id)).estado).toBe('cancelada');
    await esperaSemImagens(pessoa);
    const { itens } = (await mundo.chamar('getValidacoesEmAnalise', {}, { como: suporte })).corpo;
    expect(itens.map((v) => v.id)).not.toContain(id);
    const decisao = { id, conferido: ['nome', 'cpf', 'rosto'], mensagem: '' };
    const aprovada = await mundo.chamar('aprovarValidacao', decisao, { como: suporte });
    expect(aprovada.erro.dados.chave).toBe('transicaoRecusada');

    await decidirComparacao(mundo, pessoa, 'aprovado');
    expect((await comparar(pessoa, await enviarImagens(mundo, pessoa))).status).toBe(200);
    await mundo.assentar();
    expect(await consentimento(pessoa)).toMatchObject({ retiradoEm: null, identidadeConfirmada: true });
    expect(await respostas(pessoa)).toEqual(['Aceito', 'Retirado', 'Aceito']);
  });

  it('while the machine compares: its answer comes too late and decides nothing', async () => {
    const pessoa = await criarPessoa(mundo);
    await decidirComparacao(mundo, pessoa, 'aprovado');
    const id = await enviarImagens(mundo, pessoa);
    await comparar(pessoa, id);
    await retirar(pessoa);
    await mundo.assentar();
    expect((await status(pessoa, id)).estado).toBe('cancelada');
    expect((await consentimento(pessoa)).identidadeConfirmada).toBe(false);
    await esperaSemImagens(pessoa);
  });

  it('approved: the identity stays confirmed by its result, and the pictures go before their thirty days', async () => {
    const { pessoa, id } = await enviada('aprovado');
    expect(await retirar(pessoa)).toMatchObject({ identidadeConfirmada: true, podeRetirar: false });
    expect(await status(pessoa, id)).toMatchObject({ estado: 'aprovada', imagens: [] });
    await esperaSemImagens(pessoa);
    const apagadas = (await status(pessoa, id)).imagensApagadasEm;
    await mundo.avancar({ dias: 31 });
    expect((await status(pessoa, id)).imagensApagadasEm).toBe(apagadas);
  });

  it('refused: the pictures go, and with them the review by a person, which is said before', async () => {
    const { pessoa, id } = await enviada('recusado');
    expect((await consentimento(pessoa)).podePedirRevisao).toBe(true);
    expect((await retirar(pessoa)).podePedirRevisao).toBe(false);
    expect((await status(pessoa, id)).estado).toBe('recusada');
    expect((await mundo.chamar('pedirRevisao', { id }, { como: pessoa })).erro.dados.chave).toBe('revisaoIndisponivel');
    await esperaSemImagens(pessoa);
  });

  it('twice is as once: one answer in the log, which the staff sees, and one act in the trail', async () => {
    const { pessoa } = await enviada('aprovado');
    const primeira = await retirar(pessoa);
    expect(await retirar(pessoa)).toEqual(primeira);
    expect(await respostas(pessoa)).toEqual(['Retirado', 'Aceito']);
    const vista = (await mundo.chamar('getPessoa', { id: pessoa.id }, { como: suporte })).corpo;
    expect(vista.consentimentos.itens).toMatchObject([
      { titulo: 'Uso do rosto para confirmar a identidade', resposta: 'Retirado' },
      { resposta: 'Aceito' },
    ]);
    const { itens } = (await mundo.chamar('getTrilhaDaPessoa', { id: pessoa.id }, { como: suporte })).corpo;
    expect(itens.filter(({ acao }) => acao === 'identidade.retirarConsentimento')).toHaveLength(1);
  });

  it('does not give back a submission: those that were made count', async () => {
    const { pessoa } = await emAnalise();
    const { maximo } = (await mundo.aplicacao.deps.regras()).identidade.envios;
    await mundo.aplicacao.deps.db
      .updateTable('validacoes_conta')
      .set({ envios: maximo })
      .where('usuario_id', '=', pessoa.id)
      .execute();
    await retirar(pessoa);
    const r = await comparar(pessoa, await enviarImagens(mundo, pessoa));
    expect(r.erro.dados.chave).toBe('identidadeLimiteDeEnvios');
  });
});
