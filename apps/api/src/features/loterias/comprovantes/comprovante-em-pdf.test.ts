import { createHash } from 'node:crypto';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figura, pdf } from '../../../gateways/imagens/test/figuras.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarBolaoFechado, enviarComprovante, ligarLoterias } from '../../../test/boloes.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  ligarLoterias(mundo);
});
afterAll(async () => await mundo.encerrar());

function operador() {
  return criarPessoa(mundo, { papeis: ['suporte'] });
}

describe('A receipt as PDF, or as another kind of picture (REGRAS 2.12 Receipt)', () => {
  async function verComo(como: Pessoa, id: number) {
    return await mundo.http.inject({
      url: `/api/v1/loteria/comprovante/${id}`,
      headers: { authorization: `Bearer ${como.token}`, [CABECALHOS.dispositivo]: como.hashDispositivo },
    });
  }

  it.each([
    ['a PDF of one page', 'bilhete.pdf', async () => pdf({ marca: 'um recibo em PDF' })],
    ['a PNG', 'bilhete.png', async () => await figura('png', 'um recibo em PNG')],
  ])('%s is shown to its members as a picture, to nobody else', async (_tipo, nome, fazer) => {
    const { bolao, membro } = await criarBolaoFechado(mundo);
    const bytes = await fazer();
    const { corpo, status, bruto } = await enviarComprovante(mundo, {
      id: bolao.id,
      como: await operador(),
      nome,
      bytes,
    });
    expect(status, bruto).toBe(200);
    expect(corpo.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    const { headers, rawPayload } = await verComo(membro, corpo.id);
    expect([headers['content-type'], (await sharp(rawPayload).metadata()).format]).toEqual(['image/jpeg', 'jpeg']);
    expect((await verComo(await criarPessoa(mundo), corpo.id)).statusCode).toBe(404);
  });

  it.each([
    ['of two pages', pdf({ paginas: 2 }), 422, /tem 2 páginas/],
    ['that opens something by itself', Buffer.from('%PDF-1.4\n/OpenAction 1 0 R\n%%EOF'), 400, /Este PDF não pode/],
  ])('a PDF %s is refused in a sentence', async (_caso, bytes, status, frase) => {
    const { bolao } = await criarBolaoFechado(mundo);
    const r = await enviarComprovante(mundo, { id: bolao.id, como: await operador(), nome: 'bilhete.pdf', bytes });
    expect(r.status).toBe(status);
    expect(r.bruto).toMatch(frase);
  });
});
