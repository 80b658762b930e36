import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credencial, Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { titulosPara } from '../../../test/caixa-de-entrada.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { criarGrupo, grupoAtivo } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
}, 60_000);
afterAll(async () => await mundo.encerrar());

const TEXTO = 'Ele pediu que eu pague direto no Pix dele.';
async function reportar(id: number, como: Credencial, mais: Record<string, unknown> = {}) {
  return await mundo.chamar('createReporte', { id, motivo: 'pagamentoPorFora', texto: TEXTO, ...mais }, { como });
}
async function fila() {
  const aline = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
  return (await mundo.chamar('getFilaDeChamados', {}, { como: aline })).corpo.itens;
}

describe('Reporting a group (spec B§2 /grupo/reportar/{id}; REGRAS 2.28)', () => {
  it('is a ticket with its reason; the queue shows who else did and what was done; the answer goes to the reporter alone', async () => {
    const g = await grupoAtivo(mundo);
    await mundo.chamar('createMensagem', { id: g.id, texto: 'Paga por fora? Meu Pix: 11 98765-4321' }, { como: g.bia });
    const { status, corpo } = await reportar(g.id, g.bia, { comConversa: true });
    expect(status).toBe(200);
    expect(corpo).toMatchObject({ estado: 'aberto', categoria: 2, respostaAte: expect.any(String) });
    expect(corpo.mensagens[0]?.texto).toContain('11 98765-4321');
    await reportar(g.id, g.joao);
    const itens = (await fila()).filter(({ reporte }) => reporte?.idGrupo === g.id);
    expect(itens.map(({ reporte }) => reporte)).toEqual([
      {
        motivo: 'Pede pagamento por fora',
        idGrupo: g.id,
        grupo: 'Família do Cine',
        statusId: 4,
        pessoas: 2,
        feito: [],
      },
      {
        motivo: 'Pede pagamento por fora',
        idGrupo: g.id,
        grupo: 'Família do Cine',
        statusId: 4,
        pessoas: 2,
        feito: [],
      },
    ]);
    const antes = await titulosPara(mundo, g.administrador);
    const aline = await criarPessoa(mundo, { papeis: ['suporte'] });
    await mundo.chamar(
      'responderChamado',
      { id: corpo.id, texto: 'Falamos com ele. Obrigada.', encerrar: true },
      { como: aline },
    );
    const { corpo: lido } = await mundo.chamar('getChamado', { id: corpo.id }, { como: g.bia });
    expect(lido.mensagens.at(-1)).toMatchObject({ daEquipe: true, texto: 'Falamos com ele. Obrigada.' });
    expect(await titulosPara(mundo, g.administrador)).toEqual(antes);
  });

  it('one open report a person and group; a closed one leaves room for another', async () => {
    const { id } = await criarGrupo(mundo);
    const eu = await criarPessoa(mundo);
    const { corpo } = await reportar(id, eu);
    const outra = await reportar(id, eu);
    expect(outra.erro.dados.chave).toBe('jaReportado');
    expect(outra.erro.message).toContain(corpo.numero);
    await mundo.chamar('encerrarChamado', { id: corpo.id }, { como: eu });
    expect((await reportar(id, eu)).status).toBe(200);
  });

  it('nobody reports his own group, nor one that he does not see', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    expect((await reportar(id, administrador)).erro.dados.chave).toBe('reporteDoProprioGrupo');
    const privado = await criarGrupo(mundo, { tipo: 6, visibilidade: 3 });
    expect((await reportar(privado.id, await criarPessoa(mundo))).erro.dados.chave).toBe('grupoNaoEncontrado');
  });

  it('the acts of the staff on the group stand in the queue', async () => {
    const g = await grupoAtivo(mundo);
    await reportar(g.id, g.bia);
    const lider = await criarPessoa(mundo, { papeis: ['lider'] });
    const { noFim } = (await mundo.chamar('getFimDoGrupo', { id: g.id }, { como: lider })).corpo;
    await mundo.chamar(
      'agendarFimDoGrupo',
      { id: g.id, em: noFim?.em, mensagem: 'Reportado por membros.' },
      { como: lider },
    );
    const item = (await fila()).find(({ reporte }) => reporte?.idGrupo === g.id);
    expect(item?.reporte).toMatchObject({ statusId: 77, feito: [{ evento: 'agendarFim' }] });
  });
});
