import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { decidirComparacao, enviarImagens } from '../../../test/identidade.ts';

let mundo: Mundo;
let suporte: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  suporte = await criarPessoa(mundo, { nome: 'Aline', sobrenome: 'Kato', papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

async function enviada(desfecho: string, nome = 'Marina') {
  const pessoa = await criarPessoa(mundo, { nome, sobrenome: 'Duarte' });
  await decidirComparacao(mundo, pessoa, desfecho);
  const id = await enviarImagens(mundo, pessoa);
  const r = await mundo.chamar('reconhecimentoFacil', { id, consentimento: true }, { como: pessoa });
  if (r.status !== 200) throw new Error(r.bruto);
  await mundo.assentar();
  return { pessoa, id };
}
async function status(id: string, como: Pessoa) {
  return (await mundo.chamar('getValidacaoContaStatus', { id }, { como })).corpo;
}
async function verificadaEm({ id }: Pessoa) {
  return (
    await mundo.aplicacao.deps.db
      .selectFrom('usuarios')
      .select('identidade_verificada_em as em')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).em;
}
async function passos(id: string) {
  return (
    await mundo.aplicacao.deps.db
      .selectFrom('transicoes as t')
      .innerJoin('validacoes_conta as v', 'v.id', 't.entidade_id')
      .select(['t.evento', 't.quem'])
      .where('t.entidade', '=', 'validacaoConta')
      .where('v.id_publico', '=', id)
      .orderBy('t.id')
      .execute()
  ).map(({ evento, quem }) => `${quem} ${evento}`);
}
async function aprovar(id: string, como = suporte) {
  return await mundo.chamar('aprovarValidacao', { id, conferido: ['nome', 'cpf', 'rosto'], mensagem: '' }, { como });
}

describe('the comparison of the pictures (spec A§7 reconhecimento-facil)', () => {
  it('is answered by the machine when it is sure, and the account is verified', async () => {
    const { pessoa, id } = await enviada('aprovado');
    expect(await status(id, pessoa)).toMatchObject({ estado: 'aprovada', decididaPor: 'maquina', prazo: null });
    expect(await verificadaEm(pessoa)).not.toBeNull();
    expect(await passos(id)).toEqual(['usuario iniciar', 'usuario enviar', 'provedor reconhecer']);
    const [mensagem] = await mensagensPara(mundo, pessoa.email);
    expect(mensagem?.assunto).toBe('Sua identidade está confirmada');
    const aceite = await mundo.aplicacao.deps.db
      .selectFrom('aceites')
      .select('versao')
      .where('usuario_id', '=', pessoa.id)
      .where('documento', '=', 'biometria')
      .execute();
    expect(aceite).toEqual([{ versao: '1' }]);
    const { corpo } = await mundo.chamar('listValidacaoConta', {}, { como: pessoa });
    expect(corpo).toMatchObject({
      verificadaEm: expect.any(String),
      limites: {
        retiradaPorDia: 100_000,
        retiradaPorDiaVerificada: 1_000_000,
        saldo: 200_000,
        saldoVerificado: 1_000_000,
      },
    });
  });

  it('is refused by the machine when the faces differ, and a person looks at it once when asked', async () => {
    const { pessoa, id } = await enviada('recusado');
    expect(await status(id, pessoa)).toMatchObject({
      estado: 'recusada',
      decididaPor: 'maquina',
      motivo: 'A selfie não parece com a foto do documento',
      podePedirRevisao: true,
    });
    expect((await mensagensPara(mundo, pessoa.email))[0]?.texto).toContain('pedir que uma pessoa olhe');
    const revisao = await mundo.chamar('pedirRevisao', { id }, { como: pessoa });
    expect(revisao.corpo).toMatchObject({ estado: 'emAnalise', podePedirRevisao: false, motivo: null });
    const { corpo: fila } = await mundo.chamar('getValidacoesEmAnalise', {}, { como: suporte });
    expect(fila.itens.find((v) => v.id === id)?.motivo).toBe('A pessoa pediu que alguém olhe a recusa automática');
    await mundo.chamar('recusarValidacao', { id, motivo: 'alterado', mensagem: '' }, { como: suporte });
    expect(await status(id, pessoa)).toMatchObject({
      estado: 'recusada',
      decididaPor: 'pessoa',
      podePedirRevisao: false,
    });
    const outra = await mundo.chamar('pedirRevisao', { id }, { como: pessoa });
    expect(outra.erro.dados.chave).toBe('revisaoIndisponivel');
  });

  it.each([
    ['indeterminado', 'O rosto não ficou claro para a comparação automática'],
    ['semFoto', 'Não havia foto oficial para comparar'],
    ['outroNome', 'O nome lido no documento não é igual ao da conta'],
  ])('%s goes to a person, who sees why', async (desfecho, motivo) => {
    const { pessoa, id } = await enviada(desfecho);
    expect(await status(id, pessoa)).toMatchObject({ estado: 'emAnalise', prazo: expect.any(String) });
    const { corpo } = await mundo.chamar('getValidacoesEmAnalise', {}, { como: suporte });
    expect(corpo.itens.find((v) => v.id === id)).toMatchObject({ motivo, nome: pessoa.nome });
  });

  it('goes to a person too when the machine does not answer', async () => {
    const { pessoa, id } = await enviada('indisponivel');
    expect((await status(id, pessoa)).estado).toBe('enviada');
    const { id: validacaoId } = await mundo.aplicacao.deps.db
      .selectFrom('validacoes_conta')
      .select('id')
      .where('id_publico', '=', id)
      .executeTakeFirstOrThrow();
    async function tentar(tentativa: number) {
      return await mundo.aplicacao.tarefas.compararIdentidade?.({ validacaoId }, { tentativa, requestId: undefined });
    }
    await expect(tentar(3)).rejects.toThrow();
    await tentar(4);
    expect((await status(id, pessoa)).estado).toBe('emAnalise');
  });

  it('has a limit in a month', async () => {
    const { pessoa, id } = await enviada('indeterminado');
    await mundo.aplicacao.deps.db
      .updateTable('validacoes_conta')
      .set({ envios: 5 })
      .where('id_publico', '=', id)
      .execute();
    await mundo.chamar('recusarValidacao', { id, motivo: 'ilegivel', mensagem: '' }, { como: suporte });
    const nova = await enviarImagens(mundo, pessoa);
    const r = await mundo.chamar('reconhecimentoFacil', { id: nova, consentimento: true }, { como: pessoa });
    expect(r.erro).toMatchObject({ codigoErro: 3, dados: { chave: 'identidadeLimiteDeEnvios' } });
  });
});

describe('an identity as the staff sees it (REGRAS 2.15, 2.24)', () => {
  it('is in the queue with its person, deadline and reason, and no more of the person', async () => {
    const { pessoa, id } = await enviada('indeterminado');
    const { corpo } = await mundo.chamar('getValidacoesEmAnalise', {}, { como: suporte });
    expect(corpo.itens.find((v) => v.id === id)).toEqual({
      id,
      idUsuario: pessoa.id,
      nome: pessoa.nome,
      tipoDocumento: expect.any(Number),
      tipoDocumentoDescricao: expect.any(String),
      enviadaEm: expect.any(String),
      prazo: expect.any(String),
      motivo: expect.any(String),
    });
  });

  it('has the compared data in its case, and the opening is recorded once in ten minutes', async () => {
    const { pessoa, id } = await enviada('indeterminado');
    async function abrir(como: typeof suporte) {
      return await mundo.chamar('getValidacaoEmAnalise', { id }, { como });
    }
    const { corpo } = await abrir(suporte);
    expect(corpo).toMatchObject({ cpf: pessoa.cpf, email: pessoa.email, nascimento: expect.any(String) });
    expect(corpo.imagens.map(({ parte }) => parte).toSorted()).toEqual(['frente', 'self', 'verso']);
    await abrir(suporte);
    await mundo.avancar({ minutos: 11 });
    await abrir(suporte);
    const linhas = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select('usuario_id')
      .where('acao', '=', 'identidade.ver')
      .where('alvo', '=', `usuario:${pessoa.id}`)
      .execute();
    expect(linhas).toEqual([{ usuario_id: suporte.id }, { usuario_id: suporte.id }]);
  });

  it('is closed to the operator whose identity it is, and gone once an operator has decided', async () => {
    const { pessoa, id } = await enviada('indeterminado');
    const { db } = mundo.aplicacao.deps;
    const dono = db.updateTable('validacoes_conta').where('id_publico', '=', id);
    await dono.set({ usuario_id: suporte.id }).execute();
    expect((await mundo.chamar('getValidacaoEmAnalise', { id }, { como: suporte })).status).toBe(403);
    await dono.set({ usuario_id: pessoa.id }).execute();
    await mundo.chamar('recusarValidacao', { id, motivo: 'ilegivel', mensagem: '' }, { como: suporte });
    expect((await mundo.chamar('getValidacaoEmAnalise', { id }, { como: suporte })).status).toBe(404);
  });
});

describe('the decision of a person (REGRAS 2.15 Approve KYC)', () => {
  it('is about the name that was sent: it cannot be changed until somebody has decided', async () => {
    const { pessoa, id } = await enviada('indeterminado');
    async function renomear() {
      return (await mundo.chamar('updateUsuario', { primeiroNome: 'Outra' }, { como: pessoa })).erro;
    }
    // No operator can hurry it: the screen shows the words, and not the way to the support.
    expect(await renomear()).toMatchObject({ codigoErro: 1, dados: { chave: 'nomeEmConferencia' } });
    const outros = { primeiroNome: 'Marina', sobreNome: 'Duarte', nickName: 'mari' };
    expect((await mundo.chamar('updateUsuario', outros, { como: pessoa })).status).toBe(200);
    const { corpo: fila } = await mundo.chamar('getValidacoesEmAnalise', {}, { como: suporte });
    expect(fila.itens.find((v) => v.id === id)?.nome).toBe('Marina Duarte');
    const pedido = { id, partes: ['self'], mensagem: 'A selfie ficou escura. Tire outra com mais luz.' };
    expect((await mundo.chamar('pedirValidacaoNovamente', pedido, { como: suporte })).status).toBe(200);
    expect((await mundo.chamar('updateUsuario', { primeiroNome: 'Mariana' }, { como: pessoa })).status).toBe(200);
  });

  it('approves after comparing name, CPF and face', async () => {
    const { pessoa, id } = await enviada('indeterminado');
    const sem = await mundo.chamar(
      'aprovarValidacao',
      { id, conferido: ['nome', 'cpf'], mensagem: '' },
      { como: suporte },
    );
    expect(sem.status).toBe(422);
    expect((await aprovar(id)).corpo).toEqual({ estado: 'aprovada' });
    expect(await verificadaEm(pessoa)).not.toBeNull();
    const [linha] = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select(['usuario_id', 'dados'])
      .where('alvo', '=', `usuario:${pessoa.id}`)
      .where('acao', '=', 'identidade.aprovar')
      .execute();
    expect(linha).toMatchObject({
      usuario_id: suporte.id,
      dados: { conferido: ['nome', 'cpf', 'rosto'], para: 'aprovada' },
    });
    expect((await aprovar(id)).erro.dados.chave).toBe('transicaoRecusada');
  });

  it('refuses with a reason that the person reads, in the app and by e-mail; then the person sends again', async () => {
    const { pessoa, id } = await enviada('indeterminado');
    const mensagem = 'O reflexo cobre a foto. Tente perto de uma janela.';
    const r = await mundo.chamar('recusarValidacao', { id, motivo: 'ilegivel', mensagem }, { como: suporte });
    expect(r.corpo).toEqual({ estado: 'recusada' });
    expect(await status(id, pessoa)).toMatchObject({
      motivo: 'Não dá para ler o documento',
      mensagem,
      decididaPor: 'pessoa',
    });
    const [email] = await mensagensPara(mundo, pessoa.email);
    expect(email?.texto).toContain(mensagem);
    expect(email?.texto).toContain('Não dá para ler o documento.');
    expect(await verificadaEm(pessoa)).toBeNull();
    const nova = await enviarImagens(mundo, pessoa);
    expect(nova).not.toBe(id);
    await mundo.chamar('reconhecimentoFacil', { id: nova, consentimento: true }, { como: pessoa });
    await mundo.assentar();
    expect((await aprovar(nova)).status).toBe(200);
    expect(await verificadaEm(pessoa)).not.toBeNull();
  });

  it('asks for one picture again, which is gone at once, and takes the others as they are', async () => {
    const { pessoa, id } = await enviada('indeterminado');
    const mensagem = 'Tire os óculos escuros';
    const r = await mundo.chamar('pedirValidacaoNovamente', { id, partes: ['self'], mensagem }, { como: suporte });
    expect(r.corpo).toEqual({ estado: 'pedirNovamente' });
    expect(await status(id, pessoa)).toMatchObject({ estado: 'pedirNovamente', faltam: ['self'], mensagem });
    expect((await mensagensPara(mundo, pessoa.email))[0]?.texto).toContain('Tire os óculos escuros.');
    expect(await enviarImagens(mundo, pessoa)).toBe(id);
  });

  it('is not made on the operator’s own, nor by finance or a user', async () => {
    const { id } = await enviada('indeterminado');
    const financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
    for (const como of [financeiro, await criarPessoa(mundo)]) expect((await aprovar(id, como)).status).toBe(403);
    const lider = await criarPessoa(mundo, { papeis: ['lider'] });
    await decidirComparacao(mundo, lider, 'indeterminado');
    const propria = await enviarImagens(mundo, lider);
    await mundo.chamar('reconhecimentoFacil', { id: propria, consentimento: true }, { como: lider });
    await mundo.assentar();
    expect((await aprovar(propria, lider)).status).toBe(403);
    expect((await aprovar(propria)).status).toBe(200);
  });

  it('that is late is told to the person who waits', async () => {
    const { pessoa } = await enviada('indeterminado');
    await mundo.avancar({ dias: 6 });
    const assuntos = (await mensagensPara(mundo, pessoa.email)).map(({ assunto }) => assunto);
    expect(assuntos).toContain('A sua identidade ainda está em análise');
  });
});
