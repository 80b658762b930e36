import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { titulosPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { cpfInventado, criarPessoa } from '../../../test/construtores.ts';
import {
  confirmarIdentidade,
  criarIdentidadeEmAnalise,
  decidirComparacao,
  enviarImagens,
} from '../../../test/identidade.ts';

let mundo: Mundo;
let suporte: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  suporte = await criarPessoa(mundo, { nome: 'Aline', sobrenome: 'Kato', papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());
// The network of all these people is one: its tries of a day end with each test.
beforeEach(async () => await mundo.avancar({ horas: 25 }));
afterEach(() => void vi.restoreAllMocks());

function banco() {
  return mundo.aplicacao.deps.db;
}
async function novata() {
  return await criarPessoa(mundo, { validada: false });
}
async function informar(como: Pessoa, cpf: string) {
  return await mundo.chamar('updateDadosFiscais', { cpf, nascimento: '1990-05-20' }, { como });
}
/** A new person who gave this CPF, which counts from now on as hers. */
async function comCpf(cpf: string): Promise<Pessoa> {
  const pessoa = await novata();
  const r = await informar(pessoa, cpf);
  expect(r.status, r.bruto).toBe(200);
  return { ...pessoa, cpf };
}
async function fiscais(como: Pessoa) {
  return (await mundo.chamar('getDadosFiscais', {}, { como })).corpo;
}
async function contaDe({ id }: Pessoa) {
  return await banco().selectFrom('usuarios').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
async function aprovar(id: string) {
  return await mundo.chamar(
    'aprovarValidacao',
    { id, conferido: ['nome', 'cpf', 'rosto'], mensagem: '' },
    { como: suporte },
  );
}
const PERDIDO = 'Tiramos o CPF da sua conta';
const AVISADO = 'Alguém informou o seu CPF em outra conta';

/** A call's answer and effects: its status, what it changed of the account that it answers, and its statements. */
async function observar(cpf: string) {
  const pessoa = await novata();
  const antes = (await mundo.chamar('getUsuario', {}, { como: pessoa })).corpo as Record<string, unknown>;
  await mundo.aplicacao.deps.regras();
  const consulta = vi.spyOn(pg.Client.prototype, 'query');
  const { status, corpo } = await informar(pessoa, cpf);
  const comandos = consulta.mock.calls.map(([pedido]) =>
    typeof pedido === 'string' ? pedido : (pedido as { readonly text: string }).text,
  );
  consulta.mockRestore();
  const mudou = Object.entries(corpo).filter(([nome, valor]) => JSON.stringify(valor) !== JSON.stringify(antes[nome]));
  return { status, campos: Object.keys(corpo), mudou: Object.fromEntries(mudou), comandos };
}

describe('A CPF that other accounts gave (REGRAS 2.18)', () => {
  it('has one answer, made by the same statements, whether it is free, given or proved', async () => {
    const [dada, provada] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    await confirmarIdentidade(mundo, provada);
    await observar(cpfInventado());
    const livre = await observar(cpfInventado());
    expect(livre).toMatchObject({ status: 200, mudou: { dadosFiscais: true } });
    expect(livre.comandos.length).toBeGreaterThan(5);
    expect(await observar(dada.cpf)).toEqual(livre);
    expect(await observar(provada.cpf)).toEqual(livre);
  });

  it('is told to every account that gave it before, once for each new one, and never takes it off them', async () => {
    const dona = await criarPessoa(mundo);
    const curiosa = await comCpf(dona.cpf);
    await informar(curiosa, dona.cpf);
    expect(await titulosPara(mundo, dona)).toEqual([AVISADO]);
    await comCpf(dona.cpf);
    expect(await titulosPara(mundo, dona)).toEqual([AVISADO, AVISADO]);
    expect(await titulosPara(mundo, curiosa)).toEqual([AVISADO]);
    expect((await fiscais(dona)).cpf).not.toBeNull();
  });

  it('is tried five times a day by an account and twenty by a network; a free one does not count', async () => {
    const dona = await criarPessoa(mundo);
    const curiosa = await novata();
    async function largar() {
      const nada = { cpf_cifrado: null, cpf_indice: null, nascimento_cifrado: null, dados_fiscais_em: null };
      await banco().updateTable('usuarios').set(nada).where('id', '=', curiosa.id).execute();
    }
    for (const cpf of [cpfInventado(), ...Array.from({ length: 5 }, () => dona.cpf)]) {
      expect((await informar(curiosa, cpf)).status).toBe(200);
      await mundo.assentar();
      await largar();
    }
    expect((await informar(curiosa, cpfInventado())).erro.dados.chave).toBe('muitasTentativas');
    for (let n = 0; n < 15; n += 1) await comCpf((await criarPessoa(mundo)).cpf);
    await mundo.assentar();
    expect((await informar(await novata(), dona.cpf)).status).toBe(429);
  });

  it('of a restricted account sends the new one to a review, and restricts nobody by itself', async () => {
    const restrita = await criarPessoa(mundo);
    await mundo.chamar('restringirPessoa', { id: restrita.id, mensagem: 'Três reclamações.' }, { como: suporte });
    const outra = await comCpf(restrita.cpf);
    await mundo.assentar();
    expect((await contaDe(outra)).restricao).toBeNull();
    const revisoes = await banco()
      .selectFrom('revisoes')
      .select(['tipo', 'dados'])
      .where('usuario_id', '=', outra.id)
      .execute();
    expect(revisoes).toMatchObject([
      { tipo: 'contaDeVolta', dados: { contaAnterior: restrita.id, disse: 'mesmoCpf' } },
    ]);
  });
});

describe('The proof of a CPF (REGRAS 2.18, 2.20)', () => {
  it('takes it off the accounts that had only given it: they are told, and asked for theirs', async () => {
    const impostora = await criarPessoa(mundo);
    const dona = await comCpf(impostora.cpf);
    await confirmarIdentidade(mundo, dona);
    expect(await titulosPara(mundo, impostora)).toContain(PERDIDO);
    expect(await fiscais(impostora)).toMatchObject({ cpf: null, cpfPerdido: true, nascimento: null });
    expect((await fiscais(dona)).cpf).not.toBeNull();
    const { corpo } = await mundo.chamar('getUsuario', {}, { como: impostora });
    expect(corpo.dadosFiscais).toBe(false);
    // The CPF that was lost is refused to this account alone, which knows why; its own is taken.
    const deNovo = await informar(impostora, dona.cpf);
    expect([deNovo.status, deNovo.erro.dados.chave]).toEqual([400, 'cpfJaUsado']);
    expect((await informar(impostora, cpfInventado())).status).toBe(200);
    expect((await fiscais(impostora)).cpfPerdido).toBe(false);
  });

  it('says nothing to an account that gives the CPF afterwards, whose own proof a person refuses', async () => {
    const dona = await criarPessoa(mundo);
    await confirmarIdentidade(mundo, dona);
    await mundo.avancar({ minutos: 1 });
    const curiosa = await comCpf(dona.cpf);
    const { validacao: id } = await criarIdentidadeEmAnalise(mundo, curiosa);
    await mundo.chamar('recusarValidacao', { id, motivo: 'cpfDiferente', mensagem: '' }, { como: suporte });
    await mundo.assentar();
    expect((await fiscais(curiosa)).cpf).not.toBeNull();
    expect(await titulosPara(mundo, curiosa)).not.toContain(PERDIDO);
  });

  it('is shown to the operator as a conflict, with both accounts', async () => {
    const [uma, outra] = await (async () => {
      const primeira = await criarPessoa(mundo, { nome: 'Iara' });
      return [primeira, await comCpf(primeira.cpf)] as const;
    })();
    const { validacao: id } = await criarIdentidadeEmAnalise(mundo, outra);
    async function ver() {
      return (await mundo.chamar('getValidacaoEmAnalise', { id }, { como: suporte })).corpo.outrasContas;
    }
    expect(await ver()).toMatchObject([{ idUsuario: uma.id, nome: uma.nome, confirmada: false }]);
    expect((await aprovar(id)).status).toBe(200);
    await mundo.assentar();
    expect((await contaDe(uma)).cpf_indice).toBeNull();
  });

  it('of two accounts that send it at once is approved once; the other is refused and then loses the CPF', async () => {
    const primeira = await criarPessoa(mundo);
    const segunda = await comCpf(primeira.cpf);
    const [a, b] = [await criarIdentidadeEmAnalise(mundo, primeira), await criarIdentidadeEmAnalise(mundo, segunda)];
    const respostas = await Promise.all([aprovar(a.validacao), aprovar(b.validacao)]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 400]);
    const venceu = respostas[0]?.status === 200 ? primeira : segunda;
    const perdeu = venceu === primeira ? segunda : primeira;
    const recusa = respostas.find(({ status }) => status === 400);
    expect(recusa?.erro.dados).toMatchObject({ chave: 'cpfDeOutraConta', idUsuario: venceu.id });
    await mundo.assentar();
    // Its documents are still with the operator, who sees whose the CPF is.
    expect((await contaDe(perdeu)).cpf_indice).not.toBeNull();
    const id = perdeu === primeira ? a.validacao : b.validacao;
    const { corpo } = await mundo.chamar('getValidacaoEmAnalise', { id }, { como: suporte });
    expect(corpo.outrasContas).toMatchObject([{ idUsuario: venceu.id, confirmada: true }]);
    await mundo.chamar('recusarValidacao', { id, motivo: 'cpfEmOutraConta', mensagem: '' }, { como: suporte });
    await mundo.assentar();
    expect((await contaDe(perdeu)).cpf_indice).toBeNull();
    expect((await contaDe(venceu)).identidade_verificada_em).not.toBeNull();
  });

  it('is never given by the machine where another account has it: a person looks', async () => {
    const dona = await criarPessoa(mundo);
    await confirmarIdentidade(mundo, dona);
    const outra = await comCpf(dona.cpf);
    await decidirComparacao(mundo, outra, 'aprovado');
    const id = await enviarImagens(mundo, outra);
    await mundo.chamar('reconhecimentoFacil', { id, consentimento: true }, { como: outra });
    await mundo.assentar();
    expect((await mundo.chamar('getValidacaoContaStatus', { id }, { como: outra })).corpo.estado).toBe('emAnalise');
    const { itens } = (await mundo.chamar('getValidacoesEmAnalise', {}, { como: suporte })).corpo;
    expect(itens.find((v) => v.id === id)?.motivo).toBe('Outra conta já confirmou a identidade com este CPF');
    expect((await contaDe(outra)).identidade_verificada_em).toBeNull();
  });

  it('is one in the database too', async () => {
    const dona = await criarPessoa(mundo);
    const outra = await comCpf(dona.cpf);
    async function provar({ id }: Pessoa) {
      return await banco()
        .updateTable('usuarios')
        .set({ identidade_verificada_em: mundo.agora() })
        .where('id', '=', id)
        .execute();
    }
    await provar(dona);
    await expect(provar(outra)).rejects.toThrow('usuarios_cpf_provado');
  });
});
