import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { criarGrupo, pedirGrupo, statusDe } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

const TEXTO = 'O valor subiu no serviço este mês. O plano novo custa isto.';
/** A group that a rule refused: its seat costs more than the ceiling. */
async function reprovado() {
  const administrador = await criarPessoa(mundo, { nome: 'Rafael', sobrenome: 'Nogueira' });
  const { corpo } = await pedirGrupo(mundo, administrador, { valor: 32_00 });
  expect(corpo.statusId).toBe(S.reprovadoAutomaticamente);
  return { id: Number(corpo.id), administrador };
}
async function recorrer(id: number, como: Pessoa | undefined, texto = TEXTO) {
  return await mundo.chamar('recorrerPeloGrupo', { id, texto }, como === undefined ? {} : { como });
}
async function pagina({ id, administrador }: { readonly id: number; readonly administrador: Pessoa }) {
  return (await mundo.chamar('getGrupoAdmin', { id }, { como: administrador })).corpo;
}

describe('Appeal from a refusal by rule (REGRAS 2.1: 110 → 111)', () => {
  it('puts the group before a person, with the words of its administrator', async () => {
    const g = await reprovado();
    expect((await pagina(g)).acoes.recorrer).toBe(true);
    const r = await recorrer(g.id, g.administrador);
    expect([r.status, r.corpo]).toEqual([200, { statusId: S.triagem }]);
    expect(await statusDe(mundo, g.id)).toBe(S.triagem);
    expect(await pagina(g)).toMatchObject({
      acoes: { recorrer: false },
      mensagemOperador: '',
      prazo: { texto: 'Nossa equipe responde' },
    });

    const suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
    const fila = await mundo.chamar('getGruposEmAnalise', { status: S.triagem }, { como: suporte });
    expect(fila.corpo.itens.find((item) => item.id === g.id)?.historico).toEqual([
      expect.objectContaining({ evento: 'criar', mensagem: '' }),
      expect.objectContaining({ evento: 'recorrer', quem: 'Rafael Nogueira', mensagem: TEXTO }),
    ]);
    expect((await mundo.chamar('aprovarGrupo', { id: g.id, mensagem: '' }, { como: suporte })).corpo).toEqual({
      statusId: S.aguardandoMembros,
    });
  });

  it('is granted once', async () => {
    const g = await reprovado();
    await recorrer(g.id, g.administrador);
    expect((await recorrer(g.id, g.administrador)).erro.dados.chave).toBe('transicaoRecusada');
    expect(await statusDe(mundo, g.id)).toBe(S.triagem);
  });

  it('ends with the seventh day, and the page says no more that it may be asked for', async () => {
    const [cedo, tarde] = [await reprovado(), await reprovado()];
    await mundo.avancar({ dias: 6, horas: 23 });
    expect((await recorrer(cedo.id, cedo.administrador)).status).toBe(200);
    await mundo.avancar({ horas: 1 });
    const r = await recorrer(tarde.id, tarde.administrador);
    expect([r.status, r.erro.dados.chave]).toEqual([400, 'prazoTerminado']);
    expect(r.erro.message).toMatch(/^O prazo para esta ação terminou em \d{1,2}º? .+\.$/);
    expect(await statusDe(mundo, tarde.id)).toBe(S.reprovadoAutomaticamente);
    expect(await pagina(tarde)).toMatchObject({ acoes: { recorrer: false }, prazo: null });
  });

  it('belongs to one person, and to one group', async () => {
    const g = await reprovado();
    const estranho = await criarPessoa(mundo);
    expect((await recorrer(g.id, undefined)).status).toBe(401);
    expect((await recorrer(g.id, estranho)).status).toBe(404);
    const { id: noAr, administrador } = await criarGrupo(mundo);
    expect((await recorrer(noAr, estranho)).status).toBe(403);
    expect((await recorrer(noAr, administrador)).erro.dados.chave).toBe('transicaoRecusada');
    expect(await statusDe(mundo, g.id)).toBe(S.reprovadoAutomaticamente);
  });

  it('says why', async () => {
    const g = await reprovado();
    const r = await recorrer(g.id, g.administrador, '  porque  ');
    expect(r.status).toBe(422);
    expect(await statusDe(mundo, g.id)).toBe(S.reprovadoAutomaticamente);
  });
});
