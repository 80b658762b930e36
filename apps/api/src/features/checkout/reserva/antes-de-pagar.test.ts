import { diaDe, somarDias, somarMeses } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function reservar(
  pessoa: Pessoa,
  { idGrupo, vagas = 1 }: { readonly idGrupo: number; readonly vagas?: number },
): Promise<number> {
  const r = await mundo.chamar('preCheckout', { idGrupo, vagas }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  return r.corpo.idPreCheckout;
}

describe('The seats that are held (spec B§2 /checkout; REGRAS 2.2)', () => {
  it('come with their price, until when they are held, and how many seats there could be', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 4 });
    const pessoa = await criarPessoa(mundo, { saldo: centavos(5_000) });
    const id = await reservar(pessoa, { idGrupo: grupo.id, vagas: 2 });
    const r = await mundo.chamar('getPreCheckout', { id }, { como: pessoa });
    // (20,00 + 1,60) × 2 = 43,20 a month; twice that with the deposit. 2 held + 2 free = 4, but 3 a person.
    expect(r.corpo).toMatchObject({
      idPreCheckout: id,
      vagas: 2,
      vagasMaximas: 3,
      saldo: 5_000,
      idPagamentoAberto: null,
      meioPagamentoAberto: null,
    });
    // Paid today: the 7 days end a week from today, and the next charge comes a month from today at the earliest.
    const hoje = diaDe(mundo.agora());
    expect(r.corpo).toMatchObject({ desistirAte: somarDias(hoje, 7), cobrancaNaoAntesDe: somarMeses(hoje, 1) });
    expect(r.corpo.composicao).toMatchObject({ mensal: 4_320, totalHoje: 8_640 });
    const soma = r.corpo.composicao.linhas.reduce((total, linha) => total + linha.valor, 0);
    expect(soma).toBe(r.corpo.composicao.totalHoje);
  });

  it('name the Pix that is open for them', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo);
    const id = await reservar(pessoa, { idGrupo: grupo.id });
    const corpo = { idPreCheckout: id, meioPagamento: 12, valorTotal: grupo.totalPorVaga };
    const { idPagamento } = (await mundo.chamar('createAssinatura', corpo, { como: pessoa })).corpo;
    expect((await mundo.chamar('getPreCheckout', { id }, { como: pessoa })).corpo.idPagamentoAberto).toBe(idPagamento);
  });

  it('do not exist for anybody else, and are over after 15 minutes', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const [pessoa, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const id = await reservar(pessoa, { idGrupo: grupo.id });
    function precoDe(como: Pessoa) {
      return mundo.chamar('taxasDaAssinatura', { idPreCheckout: id, meioPagamento: 12 }, { como });
    }
    async function chaves(como: Pessoa) {
      return [
        (await mundo.chamar('getPreCheckout', { id }, { como })).erro.dados.chave,
        (await precoDe(como)).erro.dados.chave,
      ];
    }
    expect(await chaves(outra)).toEqual(['naoEncontrado', 'naoEncontrado']);
    expect((await precoDe(pessoa)).corpo.totalHoje).toBe(grupo.totalPorVaga);
    await mundo.avancar({ minutos: 15 });
    expect(await chaves(pessoa)).toEqual(['reservaExpirada', 'reservaExpirada']);
  });

  it('have no price for a method that cannot be used', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo);
    const id = await reservar(pessoa, { idGrupo: grupo.id });
    for (const meioPagamento of [5, 77]) {
      const r = await mundo.chamar('taxasDaAssinatura', { idPreCheckout: id, meioPagamento }, { como: pessoa });
      expect([r.status, r.erro.dados.chave]).toEqual([400, 'meioPagamentoIndisponivel']);
    }
  });
});

describe('Ways of paying (spec B§7; REGRAS 2.4)', () => {
  it('are those switched on, cheapest first, each with its cost in words; one that cannot be used says why', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(1_000) });
    const r = await mundo.chamar('getMeioPagamento', { valor: 4_320 }, { como: pessoa });
    expect(r.corpo.saldo).toBe(1_000);
    expect(r.corpo.meios.map(({ id, custo, disponivel, motivo }) => [id, custo, disponivel, motivo])).toEqual([
      [4, 0, false, 'Saldo insuficiente'],
      [12, 0, true, null],
      [7, 172, true, null],
      [8, 172, true, null],
      [9, 172, true, null],
      [2, 194, true, null],
      [11, 249, true, null],
      [3, 267, true, null],
    ]);
  });

  it('do not offer the wallet to fill itself', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(9_000) });
    const r = await mundo.chamar('getMeioPagamento', { valor: 2_000, finalidade: 2 }, { como: pessoa });
    expect(r.corpo.meios.map(({ id }) => id)).toEqual([12, 7, 8, 9, 2, 3, 11]);
  });

  it('cost what the configuration says for an amount', async () => {
    const r = await mundo.chamar('calcularTaxas', { valor: 4_320 }, { como: await criarPessoa(mundo) });
    expect(r.corpo).toEqual({
      taxas: [
        { meioPagamento: 4, custo: 0 },
        { meioPagamento: 12, custo: 0 },
        { meioPagamento: 100, custo: 151 },
        { meioPagamento: 7, custo: 172 },
        { meioPagamento: 8, custo: 172 },
        { meioPagamento: 9, custo: 172 },
        { meioPagamento: 2, custo: 194 },
        { meioPagamento: 11, custo: 249 },
        { meioPagamento: 3, custo: 267 },
      ],
    });
  });

  it.each([0, -1, 1.5])('ask for an amount in whole centavos above zero: %s is refused', async (valor) => {
    const como = await criarPessoa(mundo);
    expect((await mundo.chamar('getMeioPagamento', { valor }, { como })).status).toBe(422);
    expect((await mundo.chamar('calcularTaxas', { valor }, { como })).status).toBe(422);
  });
});

describe('Restriction check (spec B§4; REGRAS 2.14)', () => {
  function restricoes(id: number, como: Pessoa) {
    return mundo.chamar('getRestricoes', { id }, { como });
  }

  it('answers 204 when there is none, and 404 for a group that is not there', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo);
    expect((await restricoes(grupo.id, pessoa)).status).toBe(204);
    expect((await restricoes(999_999_999, pessoa)).erro.dados.chave).toBe('grupoNaoEncontrado');
  });

  it('answers 400 with code 1, the reason and its link when there is one', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo);
    const restricao = 'Sua conta está em análise.';
    async function restringir(restricao_link: string | null) {
      const { db } = mundo.aplicacao.deps;
      await db.updateTable('usuarios').set({ restricao, restricao_link }).where('id', '=', pessoa.id).execute();
      const { status, erro } = await restricoes(grupo.id, pessoa);
      return [status, erro.codigoErro, erro.message, erro.link];
    }
    expect(await restringir('/cadastro/pendencias')).toEqual([400, 1, restricao, '/cadastro/pendencias']);
    expect(await restringir(null)).toEqual([400, 1, restricao, '/perfil/relatar-problema']);
    await expect(restringir('//outro.example')).rejects.toThrow(/restricao_link/);
  });
});

describe('Restriction check of the person (spec A§4; REGRAS 2.14)', () => {
  it('has no message, or the message with its place, of this person alone', async () => {
    const pessoa = await criarPessoa(mundo);
    async function restricao(como: Pessoa) {
      return (await mundo.chamar('getRestricaoDaPessoa', {}, { como })).corpo;
    }
    expect(await restricao(pessoa)).toEqual({ mensagem: null, link: null });
    async function restringir(link: string | null) {
      return await mundo.aplicacao.deps.db
        .updateTable('usuarios')
        .set({ restricao: 'Sua conta está em análise.', restricao_link: link })
        .where('id', '=', pessoa.id)
        .execute();
    }
    await restringir('/validacao-conta');
    expect(await restricao(pessoa)).toEqual({ mensagem: 'Sua conta está em análise.', link: '/validacao-conta' });
    await restringir(null);
    expect(await restricao(pessoa)).toMatchObject({ link: '/perfil/relatar-problema' });
    expect(await restricao(await criarPessoa(mundo))).toEqual({ mensagem: null, link: null });
  });
});

describe('Reading before paying needs a session (spec A§6)', () => {
  it.each([
    ['getPreCheckout', { id: 1 }],
    ['taxasDaAssinatura', { idPreCheckout: 1, meioPagamento: 12 }],
    ['getMeioPagamento', { valor: 100 }],
    ['calcularTaxas', { valor: 100 }],
    ['getRestricoes', { id: 1 }],
    ['getRestricaoDaPessoa', {}],
  ] as const)('%s: 401', async (nome, entrada) => {
    expect((await mundo.chamar(nome, entrada)).status).toBe(401);
  });
});

describe('The relation to the administrator, where the service or the group asks for one (REGRAS 2.27)', () => {
  const { amigos, familia, mesmaResidencia } = ID_RELACIONAMENTO;
  async function pedir(
    como: Pessoa,
    idGrupo: number,
    pedido: { readonly vagas?: number; readonly relacionamento?: number } = {},
  ) {
    return await mundo.chamar('preCheckout', { idGrupo, vagas: 1, ...pedido }, { como });
  }
  async function exigirDoServico(relacionamentos: number[]): Promise<void> {
    await mundo.aplicacao.deps.db
      .updateTable('servicos')
      .set({ relacionamentos, restricoes: relacionamentos.length === 0 ? '' : 'Só quem mora na mesma casa.' })
      .where('id', '=', 10)
      .execute();
  }

  it('is said before the seats are held, kept when their number changes, and shown to the administrator', async () => {
    const grupo = await criarGrupoAVenda(mundo, { relacionamentos: [amigos, familia] });
    const pessoa = await criarPessoa(mundo, { saldo: centavos(20_000) });
    const semNada = await pedir(pessoa, grupo.id);
    expect([semNada.status, semNada.erro.dados.chave]).toEqual([400, 'relacionamentoObrigatorio']);
    const outra = await pedir(pessoa, grupo.id, { relacionamento: mesmaResidencia });
    expect(outra.erro).toMatchObject({ message: expect.stringContaining('amigos, família'), codigoErro: 1 });
    expect((await pedir(pessoa, grupo.id, { relacionamento: familia })).status).toBe(200);
    const duas = await pedir(pessoa, grupo.id, { vagas: 2 });
    expect(duas.status, duas.bruto).toBe(200);
    const compra = { meioPagamento: 4, valorTotal: duas.corpo.composicao.totalHoje };
    const { idPreCheckout } = duas.corpo;
    expect((await mundo.chamar('createAssinatura', { idPreCheckout, ...compra }, { como: pessoa })).status).toBe(200);
    await mundo.assentar();
    const { membros } = (await mundo.chamar('getGrupoAdmin', { id: grupo.id }, { como: grupo.administrador })).corpo;
    expect(membros).toMatchObject([{ idUsuario: pessoa.id, relacionamento: familia, vagas: 2 }]);
  });

  it('is the demand of the service first, and the page of the group shows its rule', async () => {
    const grupo = await criarGrupoAVenda(mundo, { relacionamentos: [amigos, mesmaResidencia] });
    const pessoa = await criarPessoa(mundo);
    await exigirDoServico([familia, mesmaResidencia]);
    const pagina = (await mundo.chamar('getGrupo', { id: grupo.id }, { como: pessoa })).corpo;
    expect(pagina.relacionamento).toEqual({ servem: [mesmaResidencia], regra: 'Só quem mora na mesma casa.' });
    expect((await pedir(pessoa, grupo.id, { relacionamento: amigos })).erro.dados.chave).toBe('relacionamentoNaoServe');
    expect((await pedir(pessoa, grupo.id, { relacionamento: mesmaResidencia })).status).toBe(200);
    await exigirDoServico([]);
  });
});
