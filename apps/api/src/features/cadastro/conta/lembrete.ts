import type { Instante } from '@rateia/domain/datas';
import { somarMinutos } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { agendarPrazo, quandoVencer } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { enviarLink } from '../../sessao/index.ts';
import { CADASTRO_LEMBRETE } from '../agenda.ts';
import { travarConta } from '../repository.ts';
import { criarLinkDoCadastro } from './links.ts';
import { acharRegistro } from './registro-feito.ts';

const DIA_MINUTOS = 24 * 60;
/** The days for which the link of the reminder is valid. */
const DIAS_DO_LINK = 7;

/** A day after a registration that nobody confirmed, one reminder (REGRAS 2.18). */
export async function agendarLembrete(
  trx: Trx,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
): Promise<void> {
  await agendarPrazo(trx, {
    tipo: CADASTRO_LEMBRETE,
    alvoId: usuarioId,
    venceEm: somarMinutos(agora, DIA_MINUTOS),
    agora,
    chave: `cadastro.lembrete:${usuarioId}`,
  });
}

export function prazoDoLembrete(deps: Deps) {
  return [
    quandoVencer(CADASTRO_LEMBRETE, async (trx, { alvoId: usuarioId }, agora) => {
      const { emailVerificado, encerrada } = await travarConta(trx, usuarioId);
      if (emailVerificado || encerrada) return;
      // The account has the words of the first one.
      const registro = await acharRegistro(trx, { usuarioId, qual: 'primeiro' });
      const hash = await criarLinkDoCadastro(trx, { usuarioId, agora, minutos: DIAS_DO_LINK * DIA_MINUTOS, registro });
      await enviarLink(trx, deps, {
        usuarioId,
        modelo: 'ativarConta',
        dados: {},
        caminho: `/cadastro/ativar/${hash}`,
      });
    }),
  ];
}
