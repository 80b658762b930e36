import { diaDe, fimDoDia } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emTransacao } from '../../db/banco.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { avancarAte } from '../../test/carteira.ts';
import type { GrupoAVenda } from '../../test/checkout.ts';
import { criarGrupoAVenda } from '../../test/checkout.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../test/construtores.ts';
import { assinaturaDe } from '../../test/grupos.ts';
import { conferirInvariantes } from '../../test/invariantes.ts';
import { iniciarCiclo } from '../carteira/index.ts';
import type { Noticia } from './meios/meio.ts';
import { registrarMeio } from './meios/meios.ts';
import { guardarNoticia } from './noticias/guardar-noticia.ts';
import { escreverRecebido } from './noticias/noticia.ts';
import {
  abrirContaDoProvedor,
  CUSTO,
  criarProvedorInventado,
  MEIO_INVENTADO,
  MINUTOS_A_MAIS,
  MINUTOS_DO_VALE,
  PROVEDOR_INVENTADO,
  SEGREDO_DO_VALE,
} from './test/meio-inventado.ts';

/** Two months of one seat: 20,00 and its fee of 1,60, doubled by the deposit; the voucher costs 1,50 more. */
const SEM_CUSTO = centavos(4_320);
const TOTAL = centavos(SEM_CUSTO + CUSTO);
const MENSALIDADE = centavos(2_160);

let mundo: Mundo;
let provedor: ReturnType<typeof criarProvedorInventado>;
let esquecer: () => void;
beforeAll(async () => {
  mundo = await criarMundo();
  await abrirContaDoProvedor(mundo);
  provedor = criarProvedorInventado();
  esquecer = registrarMeio(provedor.meio);
});
beforeEach(() => {
  provedor.recusar(false);
  provedor.demorar(false);
});
afterAll(async () => {
  esquecer();
  // Its last act checks every invariant of the ledger.
  await mundo.encerrar();
});

function banco() {
  return mundo.aplicacao.deps.db;
}

type Compra = {
  readonly pessoa: Pessoa;
  readonly grupo: GrupoAVenda;
  readonly id: string;
  readonly assinaturaId: number;
};
async function comprarVaga(opcoes: { readonly grupo?: GrupoAVenda } = {}): Promise<Compra> {
  const grupo = opcoes.grupo ?? (await criarGrupoAVenda(mundo));
  const pessoa = await criarPessoa(mundo);
  const pre = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: pessoa });
  const pedido = { idPreCheckout: pre.corpo.idPreCheckout, meioPagamento: MEIO_INVENTADO, valorTotal: TOTAL };
  const r = await mundo.chamar('createAssinatura', pedido, { como: pessoa });
  expect([r.status, r.corpo.estado], r.bruto).toEqual([200, 'aguardandoPagamento']);
  await mundo.assentar();
  return { pessoa, grupo, id: r.corpo.idPagamento ?? '', assinaturaId: r.corpo.idAssinatura };
}

async function situacao({ id, pessoa }: Pick<Compra, 'id' | 'pessoa'>) {
  return (await mundo.chamar('getPagamentoStatus', { id }, { como: pessoa })).corpo;
}

async function contar({ id, recebido }: Noticia): Promise<void> {
  const noticia = { provedor: PROVEDOR_INVENTADO, id, corpo: escreverRecebido(recebido), agora: mundo.agora() };
  await emTransacao(banco(), (trx) => guardarNoticia(trx, noticia));
  await mundo.assentar();
}

/** Pays at the provider, which tells of it so many times. */
async function pagar(compra: Pick<Compra, 'id' | 'pessoa'>, valor: Centavos, vezes = 1): Promise<Noticia> {
  const { identificadorPagamento: vale } = await situacao(compra);
  const indice = mundo.aplicacao.deps.cifra.indice(compra.pessoa.cpf, 'usuario:cpf');
  const noticia = provedor.pagar({ vale, valor, em: mundo.agora(), indice });
  for (let n = 0; n < vezes; n += 1) await contar(noticia);
  return noticia;
}

async function lotacao({ grupo }: Compra) {
  return await banco()
    .selectFrom('grupo_lotacao')
    .select(['livres', 'retidas', 'ocupadas'])
    .where('grupo_id', '=', grupo.id)
    .executeTakeFirstOrThrow();
}

function devolvidosDe({ recebido }: Noticia) {
  return provedor.devolvidos.filter(({ referencia }) => referencia === recebido.referencia).map(({ valor }) => valor);
}

/** The money that the provider keeps for us, by our books: negative by as much. */
async function liquidacao(): Promise<number> {
  const { rows } = await sql<{ readonly saldo: number }>`
    select coalesce(sum(p.valor), 0)::bigint as saldo from partidas p join contas c on c.id = p.conta_id
    where c.tipo = 'liquidacao' and c.provedor = ${PROVEDOR_INVENTADO}`.execute(banco());
  return rows[0]?.saldo ?? 0;
}

describe('A payment method that nobody outside this test knows', () => {
  it('is offered with its cost, also for a top-up', async () => {
    const pessoa = await criarPessoa(mundo);
    for (const finalidade of [1, 2]) {
      const { corpo } = await mundo.chamar('getMeioPagamento', { valor: 4_320, finalidade }, { como: pessoa });
      expect(corpo.meios).toContainEqual(
        expect.objectContaining({ id: MEIO_INVENTADO, nome: 'Vale', custo: CUSTO, disponivel: true }),
      );
    }
  });

  it('holds the seats while it waits, and takes them when it is paid, once whatever is told', async () => {
    const compra = await comprarVaga();
    expect(await situacao(compra)).toMatchObject({ estado: 'aguardando', meioPagamento: MEIO_INVENTADO, valor: TOTAL });
    expect(await lotacao(compra)).toEqual({ livres: 3, retidas: 1, ocupadas: 0 });
    const antes = await liquidacao();
    await pagar(compra, TOTAL, 3);
    expect(await situacao(compra)).toMatchObject({ estado: 'pago', resultado: null });
    expect(await lotacao(compra)).toEqual({ livres: 3, retidas: 0, ocupadas: 1 });
    expect((await liquidacao()) - antes).toBe(-TOTAL);
    await conferirInvariantes(mundo);
  });

  it('may keep the seats for days after its charge, and then no more than half of those that are free', async () => {
    provedor.demorar(true);
    const grupo = await criarGrupoAVenda(mundo);
    const [primeira] = [await comprarVaga({ grupo }), await comprarVaga({ grupo })];
    const terceira = await criarPessoa(mundo);
    const pre = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: terceira });
    const pedido = { idPreCheckout: pre.corpo.idPreCheckout, meioPagamento: MEIO_INVENTADO, valorTotal: TOTAL };
    const recusada = await mundo.chamar('createAssinatura', pedido, { como: terceira });
    expect(recusada.erro.dados.chave).toBe('meioPagamentoIndisponivel');
    await mundo.avancar({ minutos: MINUTOS_DO_VALE + 1 });
    expect((await situacao(primeira)).estado).toBe('expirado');
    expect(await lotacao(primeira)).toEqual({ livres: 2, retidas: 2, ocupadas: 0 });
    await pagar(primeira, TOTAL);
    expect((await situacao(primeira)).estado).toBe('pago');
    expect(await lotacao(primeira)).toEqual({ livres: 2, retidas: 1, ocupadas: 1 });
    await mundo.avancar({ minutos: MINUTOS_A_MAIS });
    expect(await lotacao(primeira)).toEqual({ livres: 3, retidas: 0, ocupadas: 1 });
    await conferirInvariantes(mundo);
  });

  it('is told of its payment at the address of notices, by its provider alone', async () => {
    const compra = await comprarVaga();
    const { identificadorPagamento: vale } = await situacao(compra);
    const indice = mundo.aplicacao.deps.cifra.indice(compra.pessoa.cpf, 'usuario:cpf');
    const { recebido } = provedor.pagar({ vale, valor: TOTAL, em: mundo.agora(), indice });
    async function avisar(nome: string, segredo: string) {
      return (await mundo.chamar('webhookDoProvedor', { provedor: nome, segredo, recibo: recebido.referencia })).status;
    }
    expect(await avisar(PROVEDOR_INVENTADO, 'outro')).toBe(403);
    expect(await avisar('ninguem', SEGREDO_DO_VALE)).toBe(403);
    await mundo.assentar();
    expect((await situacao(compra)).estado).toBe('aguardando');
    expect([
      await avisar(PROVEDOR_INVENTADO, SEGREDO_DO_VALE),
      await avisar(PROVEDOR_INVENTADO, SEGREDO_DO_VALE),
    ]).toEqual([200, 200]);
    await mundo.assentar();
    expect((await situacao(compra)).estado).toBe('pago');
    expect(await lotacao(compra)).toEqual({ livres: 3, retidas: 0, ocupadas: 1 });
  });

  it('a second payment of one charge, and one of another amount, are returned in full', async () => {
    const [paga, outra] = [await comprarVaga(), await comprarVaga()];
    await pagar(paga, TOTAL);
    const segunda = await pagar(paga, TOTAL, 2);
    expect(devolvidosDe(segunda)).toEqual([TOTAL]);
    const errada = await pagar(outra, centavos(TOTAL - 1));
    expect(devolvidosDe(errada)).toEqual([TOTAL - 1]);
    expect(await situacao(outra)).toMatchObject({ estado: 'devolvido', resultado: 'valorDiferente' });
    expect(await lotacao(outra)).toEqual({ livres: 3, retidas: 1, ocupadas: 0 });
    await conferirInvariantes(mundo);
  });

  it('expires with its hold, and a late payment is honoured while there is a seat', async () => {
    const compra = await comprarVaga();
    await mundo.avancar({ minutos: MINUTOS_DO_VALE + 1 });
    expect(await situacao(compra)).toMatchObject({ estado: 'expirado' });
    expect(await lotacao(compra)).toEqual({ livres: 4, retidas: 0, ocupadas: 0 });
    await pagar(compra, TOTAL);
    expect(await situacao(compra)).toMatchObject({ estado: 'pago' });
    expect(await lotacao(compra)).toEqual({ livres: 3, retidas: 0, ocupadas: 1 });
    await conferirInvariantes(mundo);
  });

  it('goes back when the seats went to others meanwhile', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 2 });
    const tarde = await comprarVaga({ grupo });
    await mundo.avancar({ minutos: MINUTOS_DO_VALE + 1 });
    for (const _ of [1, 2]) await pagar(await comprarVaga({ grupo }), TOTAL);
    const noticia = await pagar(tarde, TOTAL, 2);
    expect(devolvidosDe(noticia)).toEqual([TOTAL]);
    expect(await situacao(tarde)).toMatchObject({ estado: 'devolvido', resultado: 'vagaOcupada' });
    await conferirInvariantes(mundo);
  });

  it('a charge that is given up is taken off the air, and one that the provider refuses is told', async () => {
    const compra = await comprarVaga();
    const { identificadorPagamento: vale } = await situacao(compra);
    await mundo.chamar('cancelarPreCheckout', { id: compra.assinaturaId }, { como: compra.pessoa });
    await mundo.assentar();
    expect([await situacao(compra), provedor.foiRetirado(vale)]).toMatchObject([{ estado: 'cancelado' }, true]);
    provedor.recusar(true);
    expect(await situacao(await comprarVaga())).toMatchObject({ estado: 'falhou', resultado: 'semVale' });
  });

  it('a receipt without a notice is found in the provider’s list', async () => {
    const compra = await comprarVaga();
    const { identificadorPagamento: vale } = await situacao(compra);
    provedor.pagar({ vale, valor: TOTAL, em: mundo.agora() });
    await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
    await mundo.assentar();
    expect(await situacao(compra)).toMatchObject({ estado: 'pago' });
    await conferirInvariantes(mundo);
  });

  it('tops a wallet up, from its owner alone, also when it comes late', async () => {
    const pessoa = await criarPessoa(mundo);
    async function recarregar() {
      const pedido = { valor: 5_000, meioPagamento: MEIO_INVENTADO };
      const r = await mundo.chamar('comprarCredito', pedido, { como: pessoa });
      expect(r.status, r.bruto).toBe(200);
      await mundo.assentar();
      return { pessoa, id: r.corpo.idPagamento };
    }
    const primeira = await recarregar();
    const primeiraSituacao = await situacao(primeira);
    await pagar(primeira, primeiraSituacao.valor as Centavos);
    // The cost is paid on top, and never becomes balance.
    expect([primeiraSituacao.valor, await saldoDe(mundo, pessoa.id, 'disponivel')]).toEqual([5_000 + CUSTO, 5_000]);
    const tardia = await recarregar();
    await mundo.avancar({ minutos: MINUTOS_DO_VALE + 1 });
    await pagar(tardia, (await situacao(tardia)).valor as Centavos);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(10_000);
    const alheia = await recarregar();
    const { identificadorPagamento: vale, valor } = await situacao(alheia);
    const deOutro = provedor.pagar({ vale, valor: valor as Centavos, em: mundo.agora() });
    await contar(deOutro);
    expect(devolvidosDe(deOutro)).toEqual([valor]);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(10_000);
    await conferirInvariantes(mundo);
  });
});

describe('Its refunds (REGRAS 2.9)', () => {
  /** A member whose cycle began today, and the money that paid his first invoice. */
  async function criarMembro() {
    const compra = await comprarVaga({ grupo: await criarGrupoAVenda(mundo, { status: 52, jaAssinado: true }) });
    const noticia = await pagar(compra, TOTAL);
    const { deps } = mundo.aplicacao;
    const { assinaturaId } = compra;
    const agora = mundo.agora();
    const confirmado = { acesso_entregue_em: agora, acesso_confirmado_em: agora };
    await deps.db.updateTable('assinaturas').set(confirmado).where('id', '=', assinaturaId).execute();
    await emTransacao(deps.db, (trx) => iniciarCiclo(trx, deps, { assinaturaId, inicio: diaDe(agora), agora }));
    return { ...compra, noticia };
  }
  async function sair({ assinaturaId, grupo, pessoa }: Compra, tipo: string, totalMostrado: Centavos) {
    const pedido = { idMembro: assinaturaId, idGrupo: grupo.id, motivo: 3, textoMotivo: '', tipo, totalMostrado };
    const r = await mundo.chamar('cancelarMembro', pedido, { como: pessoa });
    expect(r.status, r.bruto).toBe(200);
    await mundo.assentar();
  }

  it('all of it goes back the way it came', async () => {
    const membro = await criarMembro();
    await sair(membro, 'arrependimento', SEM_CUSTO);
    expect(devolvidosDe(membro.noticia)).toEqual([SEM_CUSTO]);
    expect(await saldoDe(mundo, membro.pessoa.id, 'disponivel')).toBe(0);
    await conferirInvariantes(mundo);
  });

  it('a part of it goes back the way it came', async () => {
    const membro = await criarMembro();
    await mundo.avancar({ dias: 10 });
    await sair(membro, 'fimDoCiclo', MENSALIDADE);
    const { ciclo_fim: fim } = await assinaturaDe(mundo, membro.assinaturaId);
    await avancarAte(mundo, fimDoDia(fim ?? ''));
    await mundo.assentar();
    expect(devolvidosDe(membro.noticia)).toEqual([MENSALIDADE]);
    expect(await saldoDe(mundo, membro.pessoa.id, 'disponivel')).toBe(0);
    await conferirInvariantes(mundo);
  });
});
