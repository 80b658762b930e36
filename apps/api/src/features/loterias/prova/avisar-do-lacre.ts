import type { MomentoDoLacre } from '@rateia/domain/loterias/arquivo-da-prova';
import { nomeDoArquivoDaProva } from '@rateia/domain/loterias/arquivo-da-prova';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificar } from '../../notificacoes/index.ts';
import { AVISAR_DO_LACRE } from '../agenda.ts';
import { acharBolao } from '../boloes/bolao.ts';
import { membrosDoBolao } from '../premios/premios-repository.ts';
import { comArvore, provasDaPessoa } from './provas-da-pessoa.ts';
import { lacresDoBolao, sais } from './repository.ts';

/** The number of members that one run tells; the next run tells the next ones, so that no transaction is long. */
const POR_LEVA = 200;

/**
 * Job `avisarDoLacre`: every member gets the root and, for each of his cotas, a file with its way to the root. It leaves at once,
 * because a proof that comes after the draw proves nothing (REGRAS 2.12 Commitment; category 381).
 */
export async function avisarDoLacre(
  deps: Deps,
  p: { readonly bolaoId: number; readonly momento: MomentoDoLacre; readonly depoisDe: number },
): Promise<void> {
  const { bolaoId, momento, depoisDe } = p;
  await emTransacao(deps.db, async (trx) => {
    const bolao = await acharBolao(trx, bolaoId);
    const lacre = (await lacresDoBolao(trx, bolaoId)).find((um) => um.momento === momento);
    if (bolao === undefined || lacre === undefined) return;
    const aberto = comArvore(lacre);
    const membros = await membrosDoBolao(trx, { bolaoId, depoisDe, quantos: POR_LEVA });
    for (const { usuarioId } of membros) {
      const cotas = await sais(trx, { bolaoId, usuarioId });
      const provas = provasDaPessoa(aberto, { titular: usuarioId, cotas }).map(({ momento: _, ...prova }) => prova);
      await notificar(trx, {
        usuarioId,
        modelo: 'bolaoLacrado',
        dados: {
          bolaoId,
          bolao: bolao.nome,
          momento,
          raiz: lacre.raiz,
          cotas: cotas.map(({ numero }) => numero).join(', '),
          arquivos: JSON.stringify(
            provas.map((prova) => ({
              nome: nomeDoArquivoDaProva({ bolaoId, cota: prova.cota, momento }),
              texto: JSON.stringify(prova),
            })),
          ),
        },
        fato: `${bolaoId}:${momento}`,
        agora: deps.relogio.agora(),
      });
    }
    const ultimo = membros.at(-1);
    if (ultimo !== undefined && membros.length === POR_LEVA)
      await enfileirar(trx, AVISAR_DO_LACRE, { bolaoId, momento, depoisDe: ultimo.usuarioId });
  });
}
