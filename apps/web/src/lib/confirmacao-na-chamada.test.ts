import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import * as chamadas from '@rateia/contracts/chamadas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chamar } from './api-client.ts';
import { confirmacoes, Desistencia } from './confirmacao.ts';
import { conectar, navegadorVazio, servidorDeMentira } from './test/servidor.ts';

const PEDE = {
  codigoErro: 1,
  message: 'Confirme',
  link: null,
  dados: { chave: 'confirmacaoNecessaria', acao: 'segundoFator' },
};

let parar: () => void;
beforeEach(() => {
  navegadorVazio();
  conectar(600);
  parar = confirmacoes.assinar(() => undefined);
});
afterEach(() => {
  parar();
  vi.unstubAllGlobals();
});

function servidor() {
  return servidorDeMentira(({ headers }) =>
    headers.get(CABECALHOS.confirmacao) === 'prova'
      ? { status: 200, body: { segredo: 's', uri: 'u' } }
      : { status: 400, body: PEDE },
  );
}
/** The answer of the dialog, once the call asks. */
async function responder(valor: string | undefined): Promise<void> {
  await vi.waitFor(() => expect(confirmacoes.atual()?.acao).toBe('segundoFator'));
  confirmacoes.responder(valor);
}

describe('A call that asks for a confirmation (spec 1, §3 PIN types)', () => {
  it('is sent again with the proof, as the same intent', async () => {
    const pedidos = servidor();
    const chamada = chamar(chamadas.createAutenticador);
    await responder('prova');
    expect(await chamada).toEqual({ segredo: 's', uri: 'u' });
    const chaves = pedidos.map(({ headers }) => headers.get(CABECALHOS.idempotencia));
    expect(chaves).toHaveLength(2);
    expect(chaves[0]).toBe(chaves[1]);
  });

  it('is not made when the person gives it up, and that is no error to tell', async () => {
    const pedidos = servidor();
    const chamada = chamar(chamadas.createAutenticador);
    const fim = expect(chamada).rejects.toBeInstanceOf(Desistencia);
    await responder(undefined);
    await fim;
    expect(pedidos).toHaveLength(1);
  });

  it('asks once: a proof that is refused is told like any refusal', async () => {
    servidor();
    const chamada = chamar(chamadas.createAutenticador);
    const fim = expect(chamada).rejects.toMatchObject({ chave: 'confirmacaoNecessaria' });
    await responder('outra');
    await fim;
  });
});
