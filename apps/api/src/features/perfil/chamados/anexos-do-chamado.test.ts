import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figura } from '../../../gateways/imagens/test/figuras.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { criarGrupo } from '../../../test/grupos.ts';
import { enviar } from '../../../test/identidade.ts';
import { PDF } from '../../../test/recusas/anexos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
}, 60_000);
afterAll(async () => await mundo.encerrar());

/** A person who just reported a group. */
async function quemReportou() {
  const como = await criarPessoa(mundo);
  const { id: grupo } = await criarGrupo(mundo);
  const pedido = { id: grupo, motivo: 'pagamentoPorFora', texto: 'Ele pediu que eu pague direto no Pix dele.' };
  const { id } = (await mundo.chamar('createReporte', pedido, { como })).corpo;
  return { como, id };
}
async function anexar(como: Pessoa, id: number, nome = 'conversa.pdf') {
  const bytes = nome.endsWith('.pdf') ? PDF : await figura('jpeg');
  return await enviar(mundo, 'createAnexoDoChamado', { como, caminho: { id }, nome, bytes });
}
async function abrir(id: string, como: Pessoa) {
  return await mundo.chamar('createLinkDoAnexoDoChamado', { id }, { como });
}

describe('The evidence of a report (spec B§2 /grupo/reportar/{id}; REGRAS 2.28)', () => {
  it('is up to five pictures and PDFs, which the reporter and the desk see', async () => {
    const { como, id } = await quemReportou();
    const { corpo } = await anexar(como, id, 'tela.jpg');
    expect(corpo).toMatchObject({ nome: 'tela.jpg', tipo: 'image/jpeg', em: expect.any(String) });
    await anexar(como, id);
    const dele = (await mundo.chamar('getChamado', { id }, { como })).corpo;
    expect(dele.anexos.map(({ nome }: { readonly nome: string }) => nome)).toEqual(['tela.jpg', 'conversa.pdf']);
    expect(dele.anexosRestantes).toBe(3);
    const aline = await criarPessoa(mundo, { papeis: ['suporte'] });
    const { itens } = (await mundo.chamar('getFilaDeChamados', {}, { como: aline })).corpo;
    expect(itens.find((item) => item.id === id)?.anexos).toEqual(dele.anexos);
  });

  it('is opened by a link of a minute, by the reporter and the staff, and by nobody else', async () => {
    const { como, id } = await quemReportou();
    const anexo = (await anexar(como, id)).corpo;
    const [aline, estranha] = [await criarPessoa(mundo, { papeis: ['suporte'] }), await criarPessoa(mundo)];
    for (const leitor of [como, aline]) {
      const { corpo } = await abrir(anexo.id, leitor);
      const arquivo = await mundo.http.inject({ method: 'GET', url: corpo.url });
      expect([arquivo.statusCode, arquivo.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(arquivo.rawPayload).toEqual(PDF);
    }
    expect((await abrir(anexo.id, estranha)).status).toBe(404);
  });

  it('waits for words once the report was answered', async () => {
    const { como, id } = await quemReportou();
    const aline = await criarPessoa(mundo, { papeis: ['suporte'] });
    await mundo.chamar('responderChamado', { id, texto: 'Mande mais.', encerrar: false }, { como: aline });
    expect((await anexar(como, id)).erro.dados.chave).toBe('transicaoRecusada');
    await mundo.chamar('replicarChamado', { id, texto: 'Segue a foto da conversa.' }, { como });
    expect((await anexar(como, id)).status).toBe(200);
  });

  it('is sealed where it is stored', async () => {
    const { como, id } = await quemReportou();
    const anexo = (await anexar(como, id)).corpo;
    const { arquivos } = mundo.aplicacao.deps.gateways;
    const lido = await arquivos.ler(`chamados/${anexo.id}`);
    expect(lido.situacao === 'ok' && lido.valor.includes('%PDF')).toBe(false);
    expect(existsSync(join(mundo.config.arquivos.pasta, 'chamados', anexo.id))).toBe(true);
  });
});
