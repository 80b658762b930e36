import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_ESTADO_SUCESSAO as E, PASSAM_ADIANTE } from '@rateia/domain/grupos/sucessao';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { exigirMembro } from '../papeis.ts';
import { travarGrupo } from '../repository.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import { assumirGrupo } from './assumir-grupo.ts';
import { fecharSucessao } from './fechar-sucessao.ts';
import { possiveisSucessores, sucessaoAberta } from './sucessao-repository.ts';

type Chamada = typeof grupos.responderSucessao;

/** The member who was asked takes the group over, or does not; he loses nothing by refusing (REGRAS 2.30). */
export async function responderSucessao(
  ctx: ContextoUsuario,
  { params: { id }, body: { aceita } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const { agora, usuario, deps } = ctx;
  return await emTransacao(ctx.db, async (trx) => {
    const membro = await exigirMembro(trx, { ctx, grupoId: id, chamada: 'responderSucessao' });
    const grupo = (await travarGrupo(trx, id)) ?? recusar('grupoNaoEncontrado');
    const sucessao = await sucessaoAberta(trx, id);
    if (sucessao?.estado !== E.proposta || sucessao.assinaturaId !== membro.id) return recusar('sucessaoNaoPermitida');
    const eu = { quem: 'membro', usuarioId: usuario.id, agora } as const;
    if (!aceita) {
      await fecharSucessao(trx, { ...eu, id: sucessao.id, evento: 'recusar' });
      await notificar(trx, {
        usuarioId: grupo.administradorId,
        modelo: 'grupoSemSucessor',
        dados: { grupo: grupo.nome, idGrupo: id, pessoa: await nomeDe(trx, usuario.id) },
        fato: sucessao.id,
        agora,
      });
      return { estado: E.recusada };
    }
    const pode = (await possiveisSucessores(trx, id)).some(({ idMembro }) => idMembro === membro.id);
    if (!pode || !PASSAM_ADIANTE.includes(grupo.status)) return recusar('sucessaoNaoPermitida');
    await assumirGrupo(trx, deps, { ...eu, grupo, sucessao, assinaturaId: membro.id, evento: 'aceitar' });
    return { estado: E.assumida };
  });
}
