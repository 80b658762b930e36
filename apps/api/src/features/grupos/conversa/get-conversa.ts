import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { esconderContatos, pedePagamentoPorFora } from '@rateia/domain/grupos/contatos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { contestacaoAberta } from '../acesso/contestacao.ts';
import { paraContestacao } from '../presenter.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import { mensagensDa } from './conversa.ts';
import { quemConversa } from './quem-conversa.ts';

type Chamada = typeof grupos.getConversa;

/** The messages of a member and the administrator, with the clock that runs on them (spec B§2 mensagem). */
export async function getConversa(
  ctx: ContextoUsuario,
  { params: { id }, query: { idAssinatura } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const { db, deps, usuario } = ctx;
  const { grupo, assinatura, papel } = await quemConversa(db, ctx, {
    grupoId: id,
    idAssinatura,
    chamada: 'getConversa',
  });
  const contestacao = await contestacaoAberta(db, assinatura.id);
  const outro = papel === 'membro' ? grupo.administradorId : assinatura.usuarioId;
  const mensagens = await mensagensDa(db, deps.cifra, assinatura.id);
  return {
    papel,
    idAssinatura: assinatura.id,
    grupo: { id, nome: grupo.nome, formaAcesso: grupo.formaAcesso },
    com: await nomeDe(db, outro),
    confirmarAte: assinatura.acessoConfirmarAte,
    contestacao: paraContestacao(contestacao),
    mensagens: mensagens.map(({ id: idMensagem, autorId, texto, em }) => {
      const de = autorId === null ? 'produto' : autorId === usuario.id ? 'eu' : 'outro';
      return {
        id: idMensagem,
        de,
        partes: [...esconderContatos(texto)],
        porFora: de === 'outro' && pedePagamentoPorFora(texto),
        em,
      };
    }),
  };
}
