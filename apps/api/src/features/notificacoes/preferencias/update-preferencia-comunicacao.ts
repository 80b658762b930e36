import type { Recebida } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import type { PreferenciaGuardada } from '@rateia/domain/notificacoes/preferencias';
import { COMUNICACAO, lerMeios } from '@rateia/domain/notificacoes/preferencias';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { ExigirMaioridade } from './exigir-idade-para-loterias.ts';
import { exigirIdadeParaLoterias } from './exigir-idade-para-loterias.ts';
import { mudarPreferencias } from './mudar-preferencias.ts';
import type { PreferenciaComunicacao } from './preferencia-presenter.ts';
import { apresentarPreferencias } from './preferencia-presenter.ts';

type Pedido = Recebida<typeof notificacoes.updatePreferenciaComunicacao>;

/** Sets every switch of the person at once (spec A§7 PUT preferencia-comunicacao). */
export async function updatePreferenciaComunicacao(
  ctx: ContextoUsuario,
  { body }: Pedido,
  exigirMaioridade: ExigirMaioridade,
): Promise<PreferenciaComunicacao> {
  const { deps, usuario, agora, ip } = ctx;
  const mudancas = mudancasDe(body);
  await exigirIdadeParaLoterias(ctx, exigirMaioridade, mudancas);
  await emTransacao(deps.db, (trx) =>
    mudarPreferencias(trx, { usuarioId: usuario.id, mudancas, origem: 'preferencias', agora, ip }),
  );
  return await apresentarPreferencias({ ...deps, usuarioId: usuario.id });
}

function mudancasDe({ atualizacaoPorEmail, categorias }: Pedido['body']): readonly PreferenciaGuardada[] {
  return [
    { categoria: COMUNICACAO.atualizacaoPorEmail.id, canal: 'email', ativa: atualizacaoPorEmail },
    ...categorias.flatMap(({ categoria, meiosContato, push }): readonly PreferenciaGuardada[] => {
      const { email = false, telefone = false } = lerMeios(meiosContato) ?? {};
      return [
        { categoria, canal: 'email', ativa: email },
        { categoria, canal: 'telefone', ativa: telefone },
        { categoria, canal: 'push', ativa: push },
      ];
    }),
  ];
}
