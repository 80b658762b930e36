import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { assentarComBanco, ligarFalhas, ligarWebhook } from '../../../test/checkout.ts';
import { saldoDe } from '../../../test/construtores.ts';
import { bancoImpaciente } from '../../../test/gateways.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from '../../../test/retirada.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ gateways: bancoImpaciente });
  await ligarWebhook(mundo);
});
beforeEach(async () => await irParaMesNovo(mundo));
afterEach(async () => await ligarFalhas(mundo, {}));
afterAll(async () => await mundo.encerrar());

type Envio = { readonly favorecido: { readonly chave: string }; readonly status: string; readonly valor: number };
async function enviosPara(chave: string): Promise<readonly Envio[]> {
  const todos = (await (await fetch(`${mundo.sandbox.url}/sandbox/banco/envios`)).json()) as readonly Envio[];
  return todos.filter((e) => e.favorecido.chave === chave);
}
async function umMinutoDepois(): Promise<void> {
  await mundo.avancar({ minutos: 1 });
  await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
  await assentarComBanco(mundo);
}

describe('Every switch of the bank on a payout, through the product (CONFIABILIDADE 1.12)', () => {
  it.each(['timeout', 'timeoutAposSucesso', 'indisponivel', 'limite'])(
    'under a lasting %s it is neither given back nor paid twice',
    async (modo) => {
      const quem = await criarQuemRetira(mundo, { saldo: centavos(40_000) });
      async function estado() {
        return (await mundo.chamar('getRetirada', { id }, { como: quem })).corpo.estado;
      }
      await ligarFalhas(mundo, { envio: { modo }, webhooks: { modo: 'perdido' } });
      const id = await retirar(mundo, quem, 5_000);
      await assentarComBanco(mundo);
      expect([await estado(), await saldoDe(mundo, quem.id, 'disponivel')]).toEqual(['enviada', 35_000]);
      await umMinutoDepois();
      expect([await estado(), await saldoDe(mundo, quem.id, 'disponivel')]).toEqual(['enviada', 35_000]);
      await ligarFalhas(mundo, {});
      await umMinutoDepois();
      await umMinutoDepois();
      expect([await estado(), await saldoDe(mundo, quem.id, 'disponivel')]).toEqual(['concluida', 35_000]);
      expect(await enviosPara(quem.cpf)).toMatchObject([{ status: 'REALIZADO', valor: 5_000 }]);
    },
  );
});
