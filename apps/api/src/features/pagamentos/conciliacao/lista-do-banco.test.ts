import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GatewayPix, PixRecebido } from '../../../gateways/pix/port.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { avisoDoPix, txidDe } from '../../../test/avisos-do-pix.ts';
import { entregarAvisos, pagarNoBanco } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { documentos } from '../../checkout/compra/documentos.ts';
import { conciliar } from './conciliar.ts';

const VALOR = 5_000;
const MINUTO = 60_000;

let mundo: Mundo;
let lider: Pessoa;
/** Minutes by which the machine's clock is ahead: the bank's period follows it. */
let adiante = 0;
beforeAll(async () => {
  mundo = await criarMundo({ parede: () => Date.now() + adiante * MINUTO });
  lider = await criarPessoa(mundo, { papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

type Paga = { readonly pessoa: Pessoa; readonly e2eid: string };
async function pagarRecarga(): Promise<Paga> {
  const pessoa = await criarPessoa(mundo);
  const r = await mundo.chamar('comprarCredito', { valor: VALOR, meioPagamento: 12 }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await mundo.assentar();
  const txid = await txidDe(mundo, r.corpo.idPagamento ?? '');
  const { e2eid, horario } = await pagarNoBanco(mundo, { txid, cpf: pessoa.cpf });
  const aviso = avisoDoPix(mundo, { txid, valor: VALOR, e2e: e2eid, cpf: pessoa.cpf });
  expect(await entregarAvisos(mundo, [{ ...aviso, horario }])).toBe(200);
  await mundo.assentar();
  expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(VALOR);
  return { pessoa, e2eid };
}

type Lista = readonly PixRecebido[];
/** One round, some minutes later, in which `mudar` makes the bank's list. */
async function conciliarDepois(minutos: number, mudar: (lista: Lista) => Lista = (lista) => lista): Promise<void> {
  adiante += minutos;
  const { deps } = mundo.aplicacao;
  const { pix } = deps.gateways;
  const listarPix: GatewayPix['listarPix'] = async (periodo) => {
    const r = await pix.listarPix(periodo);
    return r.situacao === 'ok' ? { ...r, valor: mudar(r.valor) } : r;
  };
  await conciliar({ ...deps, gateways: { ...deps.gateways, pix: { ...pix, listarPix } } }, documentos);
}
function sem({ e2eid }: Paga) {
  return (lista: Lista): Lista => lista.filter((pix) => pix.e2eid !== e2eid);
}

async function naFila({ pessoa }: Paga) {
  return (await mundo.chamar('getDinheiroParado', {}, { como: lider })).corpo.itens.filter(
    ({ conta }) => conta?.id === pessoa.id,
  );
}
async function manter(paga: Paga): Promise<void> {
  const [item] = await naFila(paga);
  const decisao = { tipo: 'revisao', id: item?.id, acao: 'desbloquear', mensagem: 'O banco corrigiu a lista.' };
  expect((await mundo.chamar('resolverDinheiroParado', decisao, { como: lider })).corpo).toEqual({ situacao: 'feita' });
}

describe('The bank’s list of received Pix against ours (CONFIABILIDADE 1.5)', () => {
  it('receipts from before the first comparison are not looked for', async () => {
    const velha = await pagarRecarga();
    for (let n = 0; n < 3; n += 1) await conciliarDepois(6, sem(velha));
    expect(await naFila(velha)).toEqual([]);
  });

  it('a receipt that both have, with one amount, waits for no operator', async () => {
    const paga = await pagarRecarga();
    for (let n = 0; n < 3; n += 1) await conciliarDepois(6);
    expect(await naFila(paga)).toEqual([]);
  });

  it('one of another amount there waits for a person, with the amount of the bank, until somebody decides', async () => {
    const paga = await pagarRecarga();
    function deOutroValor(lista: Lista) {
      return lista.map((pix) => (pix.e2eid === paga.e2eid ? { ...pix, valor: centavos(VALOR - 1) } : pix));
    }
    for (let n = 0; n < 2; n += 1) await conciliarDepois(1, deOutroValor);
    expect(await naFila(paga)).toMatchObject([
      {
        tipo: 'revisao',
        motivo: 'recebimentoContradito',
        estado: 'OUTRO_VALOR',
        valor: VALOR - 1,
        e2eid: paga.e2eid,
        retido: VALOR,
        acoes: ['desbloquear', 'estornar'],
      },
    ]);
    await manter(paga);
    await conciliarDepois(1, deOutroValor);
    expect(await naFila(paga)).toEqual([]);
    expect(await saldoDe(mundo, paga.pessoa.id, 'disponivel')).toBe(VALOR);
  });

  it('one that the bank does not have has ten minutes to be listed; then it waits for a person too', async () => {
    const paga = await pagarRecarga();
    for (let n = 0; n < 3; n += 1) await conciliarDepois(3, sem(paga));
    expect(await naFila(paga)).toEqual([]);
    for (let n = 0; n < 2; n += 1) await conciliarDepois(2, sem(paga));
    expect(await naFila(paga)).toMatchObject([
      { tipo: 'revisao', motivo: 'recebimentoContradito', estado: 'NAO_LISTADO', valor: VALOR, e2eid: paga.e2eid },
    ]);
    await manter(paga);
    await conciliarDepois(1, sem(paga));
    expect(await naFila(paga)).toEqual([]);
  });

  it('is looked for however long the list was not given', async () => {
    const paga = await pagarRecarga();
    await conciliarDepois(180, sem(paga));
    expect(await naFila(paga)).toMatchObject([{ estado: 'NAO_LISTADO' }]);
  });

  it('one that comes while the bank answers is in neither, and is no difference', async () => {
    const recebido = { valor: VALOR, horario: instanteDe(milissegundosDe(mundo.agora()) - 5 * MINUTO) };
    let paga: Paga | undefined;
    const { pix } = mundo.aplicacao.deps.gateways;
    const { deps } = mundo.aplicacao;
    const listarPix: GatewayPix['listarPix'] = async (periodo) => {
      const r = await pix.listarPix(periodo);
      paga = await pagarRecarga();
      await deps.db.updateTable('recebimentos').set(recebido).where('referencia', '=', paga.e2eid).execute();
      return r;
    };
    adiante += 11;
    const comLista = { ...deps, gateways: { ...deps.gateways, pix: { ...pix, listarPix } } };
    await conciliar(comLista, documentos);
    expect(paga === undefined ? undefined : await naFila(paga)).toEqual([]);
  });
});
