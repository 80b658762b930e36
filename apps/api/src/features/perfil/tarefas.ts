import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { numeroDoChamado } from '@rateia/domain/perfil/chamado';
import { servir } from '../../db/fila.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { encerrarEntrega, MODELOS, montarEmail, notificar } from '../notificacoes/index.ts';
import { CHAMADO_ENCERRAR, NOTIFICAR_TROCA_DE_EMAIL } from './agenda.ts';
import { travarChamado } from './chamados/chamados-repository.ts';
import { moverChamado } from './chamados/mover-chamado.ts';
import { CONTEXTO_DO_SEGREDO } from './contatos/contexto-do-segredo.ts';
import { CONTEXTO_DO_EMAIL } from './contatos/trocas-repository.ts';

/** An answered ticket about which nobody wrote again is closed; its owner may open it again with a word. */
export function prazosDePerfil(deps: Deps) {
  return [
    quandoVencer(CHAMADO_ENCERRAR, async (trx, { alvoId: id }, agora) => {
      const chamado = await travarChamado(trx, { id });
      if (chamado?.estado !== 'respondido') return;
      await moverChamado(trx, deps, { chamado, evento: 'encerrar', quem: 'sistema', usuarioId: null, agora });
      await notificar(trx, {
        usuarioId: chamado.usuarioId,
        modelo: 'chamadoEncerrado',
        dados: { numero: numeroDoChamado(id) },
        fato: `${id}:${agora}`,
        agora,
      });
    }),
  ];
}

/** Notifies the address that an account had, with the link that takes the change back. No job contains the link. */
export function tarefasDePerfil({ db, cifra, gateways, config, log }: Deps) {
  return [
    servir(NOTIFICAR_TROCA_DE_EMAIL, async ({ trocaId, segredoCifrado, em }, { requestId }) => {
      const troca = await db
        .selectFrom('trocas_de_email')
        .select(['estado', 'antigo_cifrado', 'desfazer_ate'])
        .where('id', '=', trocaId)
        .executeTakeFirst();
      if (troca?.estado !== 'feita' || troca.antigo_cifrado === null || troca.desfazer_ate === null) return;
      const segredo = cifra.decifrar(Buffer.from(segredoCifrado, 'base64'), CONTEXTO_DO_SEGREDO);
      const para = cifra.decifrar(troca.antigo_cifrado, CONTEXTO_DO_EMAIL);
      const conteudo = MODELOS.emailTrocado({
        quando: formatarMomento(em),
        ate: formatarMomento(troca.desfazer_ate),
        caminho: `/seguranca/desfazer-email/${segredo}`,
      });
      const id = `troca-de-email-${trocaId}`;
      const email = montarEmail({ conteudo, appUrl: config.appUrl });
      const contexto = requestId === undefined ? {} : { requestId };
      encerrarEntrega(await gateways.email.enviar({ id, para, ...email }, contexto), { log, canal: 'email', id });
    }),
  ];
}
