import { milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Resultado } from '@rateia/domain/loterias/resultado';
import { emTransacao } from '../db/banco.ts';
import type { Bolao } from '../features/loterias/boloes/bolao.ts';
import { acharBolao } from '../features/loterias/boloes/bolao.ts';
import { pedirCotas } from '../features/loterias/itens/pedir-cotas.ts';
import { guardarResultado } from '../features/loterias/mesa-dos-premios/resultados-a-mao.ts';
import { apurarBoloes, moverBolao } from '../features/loterias/premios/apurar-boloes.ts';
import { acharFatura, liquidarFatura, reter } from '../features/pedido/index.ts';
import type { Mundo } from './app.ts';
import type { Pessoa } from './construtores.ts';

const CARTEIRA = 4;

/** Holds cotas and pays them from the wallet, as a purchase does. */
export async function comprarCotas(
  mundo: Mundo,
  { bolao, pessoa, cotas }: { readonly bolao: Bolao; readonly pessoa: Pessoa; readonly cotas: number },
): Promise<void> {
  const { deps } = mundo.aplicacao;
  const agora = mundo.agora();
  const ate = somarMinutos(agora, 15);
  await emTransacao(deps.db, async (trx) => {
    const itens = [pedirCotas({ bolao, usuarioId: pessoa.id, cotas, agora, ate })];
    const faturaId = await reter(trx, { usuarioId: pessoa.id, itens, ate, agora });
    if (faturaId === undefined) throw new Error('not so many cotas');
    const saldo = (await acharFatura(trx, faturaId))?.subtotal ?? centavos(0);
    await liquidarFatura(trx, deps, { faturaId, meio: CARTEIRA, origem: { saldo }, agora, quem: 'sistema' });
  });
}

/** Lets the sales of a pool end and its bets be proven. */
export async function provarBolao(mundo: Mundo, { id, vendasAte }: Bolao, operador: Pessoa): Promise<void> {
  const { deps } = mundo.aplicacao;
  await irAte(mundo, vendasAte);
  for (const evento of ['registrar', 'comprovar'] as const) {
    await emTransacao(deps.db, async (trx) => {
      const bolao = await acharBolao(trx, id);
      if (bolao === undefined) throw new Error('no pool');
      await moverBolao(trx, { bolao, evento, agora: mundo.agora(), operadorId: operador.id });
    });
  }
}

/** Moves the product's clock to a moment, with the deadlines on the way. */
export async function irAte(mundo: Mundo, momento: string): Promise<void> {
  const minutos = Math.ceil((milissegundosDe(momento) - milissegundosDe(mundo.agora())) / 60_000);
  if (minutos > 0) await mundo.avancar({ minutos });
  await mundo.assentar();
}

/** A result becomes known after its draw, pools are checked, and members are told. */
export async function sortear(mundo: Mundo, { sorteioEm }: Bolao, ...resultados: readonly Resultado[]): Promise<void> {
  const { deps } = mundo.aplicacao;
  await irAte(mundo, somarMinutos(sorteioEm, 5));
  for (const resultado of resultados) {
    await emTransacao(deps.db, async (trx) => await guardarResultado(trx, { resultado, em: mundo.agora() }));
  }
  await apurarBoloes(deps);
  await mundo.assentar();
}
