import type { backofficeSucessoes as contrato } from '@rateia/contracts/backoffice-sucessoes';
import type { Recebida } from '@rateia/contracts/chamada';
import { PASSAM_ADIANTE } from '@rateia/domain/grupos/sucessao';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import { assumirGrupo } from '../../sucessao/assumir-grupo.ts';
import { candidatosDe, possiveisSucessores } from '../../sucessao/sucessao-repository.ts';
import { naEscolhaDaMesa } from './na-escolha-da-mesa.ts';

/** The lead appoints one of those who offered themselves; nobody administers a group who did not offer it (REGRAS 2.30). */
export async function nomearSucessor(
  ctx: ContextoUsuario,
  { params: { id: grupoId }, body: { idMembro, mensagem } }: Recebida<typeof contrato.nomearSucessor>,
): Promise<void> {
  const { deps, agora, usuario } = ctx;
  await naEscolhaDaMesa(ctx, {
    grupoId,
    acao: 'sucessao.nomear',
    mensagem,
    fazer: async (trx, { grupo, sucessao }) => {
      const pode = (await possiveisSucessores(trx, grupoId)).some((membro) => membro.idMembro === idMembro);
      const ofereceu = (await candidatosDe(trx, sucessao.id)).includes(idMembro);
      if (!pode || !ofereceu || !PASSAM_ADIANTE.includes(grupo.status)) return recusar('sucessaoNaoPermitida');
      const quem = { quem: 'operador', usuarioId: usuario.id, agora } as const;
      await assumirGrupo(trx, deps, { ...quem, grupo, sucessao, assinaturaId: idMembro, evento: 'nomear' });
    },
  });
}
