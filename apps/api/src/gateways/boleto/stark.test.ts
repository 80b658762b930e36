import { diaDe, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { lerBoleto } from '@rateia/domain/pagamentos/linha-digitavel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste, SEGREDO_DE_TESTE } from '../test/mundo.ts';
import { chaveDoTexto } from './assinatura.ts';
import type { GatewayBoleto, PedidoDeBoleto } from './port.ts';
import { criarStark } from './stark.ts';

const HOJE = diaDe(new Date().toISOString());
const PEDIDO: PedidoDeBoleto = {
  etiqueta: 'a'.repeat(32),
  valor: centavos(4_569),
  vencimento: somarDias(HOJE, 3),
  diasDepois: 4,
  descricao: 'Pagamento',
  pagador: {
    nome: 'José da Silva',
    cpf: '52998224725',
    rua: 'Praça da Sé, 1',
    complemento: '',
    bairro: 'Sé',
    cidade: 'São Paulo',
    uf: 'SP',
    cep: '01001000',
  },
};

let mundo: Mundo;
let stark: GatewayBoleto;
function adaptador(chave = 'stark-apenas-da-sandbox'): GatewayBoleto {
  return criarStark(
    {
      urlBase: `${mundo.url}/stark/v2`,
      acesso: 'project/5656565656565656',
      chave: chaveDoTexto(chave),
      webhook: { segredo: SEGREDO_DE_TESTE },
    },
    ambienteDeTeste().dependencias,
  );
}
beforeEach(async () => {
  mundo = await abrirMundo();
  stark = adaptador();
});
afterEach(() => mundo.fechar());

async function criar(etiqueta = PEDIDO.etiqueta) {
  const r = await stark.criar({ ...PEDIDO, etiqueta });
  if (r.situacao !== 'ok') throw new Error(r.situacao);
  await mundo.sandbox.ociosa();
  return r.valor;
}
async function pagar(id: string, corpo: Record<string, unknown> = {}) {
  const r = await mundo.chamar('POST', `/sandbox/boletos/${id}/pagar`, corpo);
  await mundo.sandbox.ociosa();
  return r as { readonly id: string };
}

describe('Boletos by Stark Bank (REGRAS 2.4, part 3)', () => {
  it('is made without fine and interest, and is registered a moment later', async () => {
    const criado = await criar();
    expect(criado).toMatchObject({ estado: 'criado', etiqueta: PEDIDO.etiqueta, valor: 4_569 });
    expect(mundo.trocas.at(-1)?.corpo).toMatchObject({
      boletos: [{ fine: 0, interest: 0, overdueLimit: 4, tags: [PEDIDO.etiqueta], name: 'José da Silva' }],
    });
    const r = await stark.consultar(criado.id);
    expect(r).toMatchObject({ situacao: 'ok', valor: { estado: 'registrado' } });
    expect(lerBoleto(criado.linha, HOJE)).toMatchObject({
      ok: true,
      valor: 4_569,
      vencimento: PEDIDO.vencimento,
      codigoDeBarras: criado.codigoDeBarras,
    });
  });

  it('is found by its tag, and by no other', async () => {
    const criado = await criar();
    expect(await stark.achar(PEDIDO.etiqueta)).toMatchObject({ situacao: 'ok', valor: [{ id: criado.id }] });
    expect(await stark.achar('b'.repeat(32))).toEqual({ situacao: 'ok', valor: [] });
    expect(await stark.consultar('1')).toEqual({ situacao: 'inexistente' });
  });

  it('each payment of it is one entry of the statement, with the registered payer', async () => {
    const { id } = await criar();
    const [um, dois] = [await pagar(id), await pagar(id, { valor: 100, forcar: true })];
    const r = await stark.consultar(id);
    expect(r).toMatchObject({ valor: { estado: 'pago', entradas: [um.id, dois.id] } });
    expect(await stark.consultarEntrada(dois.id)).toMatchObject({
      valor: { boletoId: id, etiqueta: PEDIDO.etiqueta, valor: 100, cpf: '52998224725' },
    });
    const periodo = { inicio: `${HOJE}T00:00:00.000Z`, fim: `${somarDias(HOJE, 2)}T00:00:00.000Z` };
    const lista = await stark.listarEntradas(periodo);
    expect(lista.situacao === 'ok' && lista.valor.map((e) => e.id).sort()).toEqual([um.id, dois.id].sort());
  });

  it('is taken off the air while nobody paid it', async () => {
    const [aberto, pago] = [await criar(), await criar('b'.repeat(32))];
    expect(await stark.cancelar(aberto.id)).toEqual({ situacao: 'ok', valor: undefined });
    await pagar(pago.id);
    expect(await stark.cancelar(pago.id)).toMatchObject({ situacao: 'recusado', codigo: 'invalidAction' });
  });

  it('has a file', async () => {
    const r = await stark.arquivo((await criar()).id);
    expect(r.situacao === 'ok' && r.valor.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('a request that another key signed does nothing, and is no refusal of the boleto', async () => {
    const r = await adaptador('outra chave').criar(PEDIDO);
    expect(r).toEqual({ situacao: 'indisponivel', motivo: 'credencial' });
    expect(await stark.achar(PEDIDO.etiqueta)).toMatchObject({ valor: [] });
  });

  it('is asked for once: an answer that is lost is not knowing', async () => {
    await mundo.falhar({ boleto: { modo: 'erro500AposSucesso', proximas: 1 } });
    expect(await stark.criar(PEDIDO)).toEqual({ situacao: 'desconhecido', motivo: 'servidor' });
    expect(await stark.achar(PEDIDO.etiqueta)).toMatchObject({ valor: [{ etiqueta: PEDIDO.etiqueta }] });
  });
});

describe('Its notices', () => {
  beforeEach(async () => {
    expect(await stark.configurarWebhook(mundo.urlDeAvisos)).toMatchObject({ situacao: 'ok' });
    // A second start registers nothing more.
    expect(await stark.configurarWebhook(mundo.urlDeAvisos)).toMatchObject({ situacao: 'ok' });
  });

  it('tell of a payment once the signature over the bytes holds, also after the provider changed its key', async () => {
    const { id } = await criar();
    const entrada = await pagar(id);
    const ultimo = mundo.avisos.at(-1);
    if (ultimo === undefined) throw new Error('no notice');
    expect(await stark.interpretarWebhook(ultimo)).toMatchObject({
      valido: true,
      eventos: [{ boletoId: id, entrada: entrada.id, etiqueta: PEDIDO.etiqueta, valor: 4_569 }],
    });
    await mundo.chamar('POST', '/sandbox/boletos/trocar-chave', {});
    const outro = adaptador();
    const segundo = await criar('b'.repeat(32));
    await pagar(segundo.id);
    const novo = mundo.avisos.at(-1);
    if (novo === undefined) throw new Error('no notice');
    expect(await outro.interpretarWebhook(novo)).toMatchObject({ valido: true, eventos: [{ boletoId: segundo.id }] });
  });

  it('of a registration say nothing of money; forged ones are refused', async () => {
    await criar();
    const [registrado] = mundo.avisos;
    if (registrado === undefined) throw new Error('no notice');
    expect(await stark.interpretarWebhook(registrado)).toEqual({ valido: true, eventos: [] });
    const recusados = [
      { ...registrado, corpoBruto: Buffer.from(JSON.stringify(JSON.parse(registrado.corpoBruto.toString('utf8')))) },
      { ...registrado, cabecalhos: {} },
      { ...registrado, caminho: '/webhook/stark/outra-parte' },
    ];
    for (const aviso of recusados) expect(await stark.interpretarWebhook(aviso)).toEqual({ valido: false });
  });
});
