import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { servir } from '../../db/fila.ts';
import type { Deps } from '../../http/deps.ts';
import { ENVIAR_TELEGRAM, LIMPAR_PRECADASTROS } from './agenda.ts';
import { prazoDoLembrete } from './conta/lembrete.ts';
import { tarefasDoCpf } from './dados-fiscais/tarefas-do-cpf.ts';
import { tarefaDeNotificarTelefone } from './telefone/notificar-telefone.ts';
import { enviarTelegram } from './telegram/enviar-telegram.ts';
import { prazosDeIdentidade, tarefasDeIdentidade } from './validacao-conta/tarefas.ts';

const DIA_MS = 86_400_000;
/** Days for which the e-mail of a registration that was not finished is kept. */
const DIAS_DO_PRECADASTRO = 30;

/**
 * Deletes the e-mails of people who did not come back, the expired logins by a provider, and after a day the answers
 * kept for a key (REGRAS 2.17, 2.0).
 */
export function tarefasDeCadastro(deps: Deps) {
  return [
    ...tarefasDeIdentidade(deps),
    ...tarefasDoCpf(deps),
    ...tarefaDeNotificarTelefone(deps),
    servir(ENVIAR_TELEGRAM, (dados, { requestId }) => enviarTelegram(deps, dados, requestId)),
    servir(LIMPAR_PRECADASTROS, async () => {
      const { db, relogio } = deps;
      const ontem = instanteDe(milissegundosDe(relogio.agora()) - DIA_MS);
      const antes = instanteDe(milissegundosDe(relogio.agora()) - DIAS_DO_PRECADASTRO * DIA_MS);
      await db.deleteFrom('precadastros').where('visto_em', '<', antes).execute();
      await db.deleteFrom('autenticacoes_externas').where('expira_em', '<', ontem).execute();
      await db.deleteFrom('validacoes_telegram').where('expira_em', '<', ontem).execute();
      await db.deleteFrom('idempotencia_publica').where('criada_em', '<', ontem).execute();
    }),
  ];
}

export function prazosDeCadastro(deps: Deps) {
  return [...prazosDeIdentidade(deps), ...prazoDoLembrete(deps)];
}
