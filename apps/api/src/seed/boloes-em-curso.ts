import type { Instante } from '@rateia/domain/datas';
import { diaDe, somarDias, somarHoras, somarMinutos } from '@rateia/domain/datas';
import { acharBolao } from '../features/loterias/boloes/bolao.ts';
import { comprarCota } from './boloes-sorteados.ts';
import type { Gente } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

/** A pool as the desk asks for it. */
type Pedido = Readonly<Record<string, unknown>> & { readonly nome: string; readonly cotas: number };

const UM_BILHETE = 'um_bilhete';
const RECIBO_DE_COTA = 'recibo_de_cota';

function concursoEm(
  p: { readonly loteria: string; readonly concurso: number },
  { apostasAte, sorteioEm }: { readonly apostasAte: Instante; readonly sorteioEm: Instante },
) {
  return [{ ...p, dia: diaDe(sorteioEm), apostasAte, sorteioEm }];
}

/** In so many days, at nine in the evening, with two hours between the last bet and the draw. */
function noDia(agora: Instante, dias: number) {
  const sorteioEm = `${somarDias(diaDe(agora), dias + 1)}T00:00:00.000Z`;
  return { apostasAte: somarHoras(sorteioEm, -2), sorteioEm };
}

/**
 * Pools that have not been drawn, made at the desk: a draft, two on sale, the promotional one, and one whose list is closed
 * minutes after the demonstration begins, so that its receipts are due (REGRAS 2.12).
 */
export async function semearBoloesEmCurso(
  mundo: MundoPassado,
  p: { readonly membros: readonly Gente[]; readonly suporte: Gente },
): Promise<void> {
  const agora = mundo.agora();
  const fechaLogo = { apostasAte: somarMinutos(agora, MINUTOS_ATE_FECHAR + 180), sorteioEm: somarHoras(agora, 6) };
  const aVenda: readonly Pedido[] = [
    {
      nome: 'Mega de sábado',
      modo: RECIBO_DE_COTA,
      cotas: 12,
      concursos: concursoEm({ loteria: 'mega-sena', concurso: 3_101 }, noDia(agora, 3)),
      sorte: { loteria: 'mega-sena', quantas: 3, marcas: 7, semente: 'mega-3099' },
    },
    {
      nome: 'Lotofácil do bairro',
      modo: UM_BILHETE,
      cotas: 10,
      concursos: concursoEm({ loteria: 'lotofacil', concurso: 3_862 }, noDia(agora, 2)),
      fechamento: {
        loteria: 'lotofacil',
        dezenas: [1, 3, 4, 5, 7, 9, 10, 11, 13, 14, 16, 18, 20, 22, 23, 25, 2],
        marcas: 16,
        seAcertar: 15,
        garante: 14,
      },
    },
    {
      nome: 'Quina promocional',
      modo: UM_BILHETE,
      cotas: 10,
      subsidio: 100,
      concursos: concursoEm({ loteria: 'quina', concurso: 7_208 }, noDia(agora, 4)),
      apostas: [{ loteria: 'quina', dezenas: [9, 23, 38, 47, 61, 70, 72] }],
    },
    {
      nome: 'Dupla de hoje',
      modo: UM_BILHETE,
      cotas: COTAS_DA_DUPLA,
      concursos: concursoEm({ loteria: 'dupla-sena', concurso: 3_049 }, fechaLogo),
      apostas: [{ loteria: 'dupla-sena', dezenas: [3, 9, 17, 22, 26, 30, 38] }],
    },
  ];
  for (const pedido of aVenda) await vender(mundo, pedido, p);
  const molde = { nome: 'Mega de toda semana', loterias: ['mega-sena'], modo: RECIBO_DE_COTA, cotas: 12 };
  const sorte = { loteria: 'mega-sena', quantas: 3, marcas: 7 };
  await mundo.chamar('createMolde', { ...molde, sorte }, p.suporte);
  await mundo.chamar(
    'createBolao',
    {
      nome: 'Dia de Sorte de terça',
      modo: UM_BILHETE,
      cotas: 4,
      concursos: concursoEm({ loteria: 'dia-de-sorte', concurso: 1_382 }, noDia(agora, 5)),
      apostas: [{ loteria: 'dia-de-sorte', dezenas: [2, 7, 11, 15, 19, 24, 28, 30], mes: 7 }],
    },
    p.suporte,
  );
}

const MINUTOS_ATE_FECHAR = 3;
const COTAS_DA_DUPLA = 5;

/** Made, put on sale, and one cota bought by each of some people. */
async function vender(
  mundo: MundoPassado,
  pedido: Pedido,
  { membros, suporte }: { readonly membros: readonly Gente[]; readonly suporte: Gente },
): Promise<void> {
  const { id } = await mundo.chamar('createBolao', pedido, suporte);
  await mundo.chamar('venderBolao', { id }, suporte);
  const bolao = await acharBolao(mundo.aplicacao.deps.db, id);
  if (bolao === undefined) throw new Error(`no pool ${id}`);
  for (const pessoa of membros.slice(0, Math.ceil(pedido.cotas / 2) + 1)) await comprarCota(mundo, bolao, pessoa);
}
