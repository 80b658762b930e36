import type { preferenciaComunicacao } from '@rateia/contracts/notificacoes';
import { CANAL_MENSAGEM } from '@rateia/domain/cadastro/pin';
import { aceitaMarketing, CATEGORIAS_COMUNICACAO, escreverMeios } from '@rateia/domain/notificacoes/preferencias';
import type { z } from 'zod';
import type { Executor } from '../../../db/banco.ts';
import type { Gateways } from '../../../http/deps.ts';
import { canalDoTelefone } from '../entregas/enviar-ao-telefone.ts';
import { getPreferencias, telefoneVerificado } from './preferencia-repository.ts';

export type PreferenciaComunicacao = z.output<typeof preferenciaComunicacao>;

/** All switches of a person, as the screen shows them (spec A§7 preferencia-comunicacao). */
export async function apresentarPreferencias({
  db,
  gateways,
  usuarioId,
}: {
  readonly db: Executor;
  readonly gateways: Gateways;
  readonly usuarioId: number;
}): Promise<PreferenciaComunicacao> {
  const preferencias = await getPreferencias(db, usuarioId);
  return {
    atualizacaoPorEmail: preferencias.atualizacaoPorEmail,
    aceitaMarketing: aceitaMarketing(preferencias),
    telefoneVerificado: await telefoneVerificado(db, usuarioId),
    chavePush: gateways.push?.chavePublica ?? null,
    canalMensagem: CANAL_MENSAGEM[await canalDoTelefone(db, gateways, usuarioId)].id,
    temTelegram: gateways.mensagem.telegram !== undefined,
    categorias: CATEGORIAS_COMUNICACAO.map(({ id, rotulo, descricao, promocional }) => ({
      categoria: id,
      nome: rotulo,
      descricao,
      promocional,
      meiosContato: escreverMeios(preferencias.categorias[id]),
      push: preferencias.categorias[id].push,
    })),
  };
}
