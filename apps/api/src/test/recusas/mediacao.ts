import type { backofficeReclamacoes } from '@rateia/contracts/backoffice-reclamacoes';
import type { Mundo } from '../app.ts';
import { criarPessoa } from '../construtores.ts';
import { daEquipeSo, deNada, operar } from './operacao.ts';
import { abrir, comFechada } from './reclamacao-aberta.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { enquanto } from './tabela.ts';

type NaMesa = 'perguntarNaReclamacao' | 'decidirReclamacao' | 'aprovarDecisao' | 'recusarDecisao';
/** A case that waits for a decision. */
async function emMediacao(mundo: Mundo) {
  const { id } = await abrir(mundo);
  await mundo.avancar({ horas: 48 });
  return id;
}
async function decidir(
  mundo: Mundo,
  p: { readonly id: number; readonly solucao: number; readonly papel: 'suporte' | 'lider'; readonly mais?: number },
): Promise<Recusada> {
  const como = await criarPessoa(mundo, { papeis: [p.papel] });
  const { inicios } = (await mundo.chamar('getReclamacaoEmMediacao', { id: p.id }, { como })).corpo;
  const { desde, opcoes } = inicios.at(-1) ?? { desde: '', opcoes: [] };
  const totalMostrado = (opcoes.find((o) => o.solucao === p.solucao)?.total ?? 0) + (p.mais ?? 0);
  const corpo = { id: p.id, solucao: p.solucao, desde, texto: 'O acesso parou.', totalMostrado };
  return await mundo.chamar('decidirReclamacao', corpo, { como });
}
/** The case is closed already. */
function fechado(nome: NaMesa): Provocar {
  return comFechada(async ({ mundo, id }) => await operar(mundo, nome, { id }));
}

/** Every refusal of the desk of mediation (REGRAS 2.7, 2.15). */
export const RECUSAS_DA_MEDIACAO: Recusas<typeof backofficeReclamacoes> = {
  getReclamacoesEmMediacao: daEquipeSo('getReclamacoesEmMediacao'),
  getReclamacaoEmMediacao: deNada('getReclamacaoEmMediacao'),
  perguntarNaReclamacao: { ...deNada('perguntarNaReclamacao'), transicaoRecusada: fechado('perguntarNaReclamacao') },
  decidirReclamacao: {
    ...deNada('decidirReclamacao'),
    transicaoRecusada: fechado('decidirReclamacao'),
    precoMudou: async (mundo) =>
      await decidir(mundo, { id: await emMediacao(mundo), solucao: 210, papel: 'lider', mais: 1 }),
    acimaDaAlcada: async (mundo) => {
      const id = await emMediacao(mundo);
      const { operacao, ...regras } = await mundo.aplicacao.deps.regras();
      const curtas = { ...regras, operacao: { ...operacao, suportePropoeAte: 0 as typeof operacao.suportePropoeAte } };
      return await enquanto(mundo.aplicacao.deps, { regras: async () => curtas }, async () =>
        decidir(mundo, { id, solucao: 210, papel: 'suporte' }),
      );
    },
    propostaAberta: async (mundo) => {
      const id = await emMediacao(mundo);
      await decidir(mundo, { id, solucao: 209, papel: 'suporte' });
      return await decidir(mundo, { id, solucao: 209, papel: 'suporte' });
    },
  },
  aprovarDecisao: {
    ...deNada('aprovarDecisao'),
    transicaoRecusada: fechado('aprovarDecisao'),
    precoMudou: async (mundo) => {
      const id = await emMediacao(mundo);
      await decidir(mundo, { id, solucao: 209, papel: 'suporte' });
      await mundo.avancar({ dias: 1 });
      return await operar(mundo, 'aprovarDecisao', { id });
    },
  },
  recusarDecisao: { ...deNada('recusarDecisao'), transicaoRecusada: fechado('recusarDecisao') },
};
