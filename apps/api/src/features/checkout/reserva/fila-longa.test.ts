import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarCompradores, criarGrupoAVenda } from '../../../test/checkout.ts';
import { saldoDe } from '../../../test/construtores.ts';
import { ate } from '../../../test/processos.ts';
import { alguemEspera, segurar } from '../../../test/travas.ts';

const SALDO = centavos(5_000);

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { ESPERA_NA_FILA_MS: '50' } });
});
afterAll(async () => await mundo.encerrar());

describe('A queue longer than a person waits (CONFIABILIDADE 3, C1; ADR 012)', () => {
  it('a buyer who is not served in time is told so, is charged nothing, and comes again under his key', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 4 });
    const [primeiro, segundo] = await criarCompradores(mundo, 2, SALDO);
    if (primeiro === undefined || segundo === undefined) throw new Error('two buyers');
    const pedido = { idGrupo: grupo.id, vagas: 1 };
    const como = { ...segundo, refreshToken: '' };
    const chave = `fila-longa-${grupo.id}`;
    const soltar = await segurar(mundo, 'grupo_lotacao', 'grupo_id', grupo.id);
    const servindo = mundo.chamar('preCheckout', pedido, { como: { ...primeiro, refreshToken: '' } });
    await ate('the first one to wait for the seats', () => alguemEspera(mundo));
    const recusado = await mundo.chamar('preCheckout', pedido, { como, chave });
    await soltar();
    expect(recusado.status, recusado.bruto).toBe(503);
    expect(recusado.erro).toMatchObject({ dados: { chave: 'filaLonga' } });
    expect(recusado.erro.message).toContain('Nada foi cobrado');
    expect(recusado.cabecalhos['retry-after']).toBe('2');
    expect(await saldoDe(mundo, segundo.id, 'disponivel')).toBe(SALDO);

    expect((await servindo).status).toBe(200);
    const depois = await mundo.chamar('preCheckout', pedido, { como, chave });
    expect(depois.status, depois.bruto).toBe(200);
  });
});
