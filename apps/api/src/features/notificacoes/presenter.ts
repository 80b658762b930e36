import type { notificacao } from '@rateia/contracts/notificacoes';
import type { Instante } from '@rateia/domain/datas';
import { dataDaNotificacao } from '@rateia/domain/notificacoes/datas';
import type { IconeNotificacao } from '@rateia/domain/notificacoes/icones';
import type { z } from 'zod';
import type { NotificacaoGuardada } from './repository.ts';

/** A notification as lists show it (spec A§3 Notification). */
export function apresentar(n: NotificacaoGuardada, agora: Instante): z.output<typeof notificacao> {
  return {
    id: n.id,
    tipo: n.tipo,
    icone: n.icone as IconeNotificacao,
    titulo: n.titulo,
    mensagem: n.mensagem,
    dataFormatada: dataDaNotificacao(n.criada_em, agora),
    link: n.link,
    visualizado: n.visualizada_em !== null,
    criadaEm: n.criada_em,
    autor: n.autor === null ? null : { nome: n.autor, imagem: n.imagem_do_autor },
  };
}
