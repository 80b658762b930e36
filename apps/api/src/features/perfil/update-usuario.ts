import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { ehCaminhoProprio } from '@rateia/domain/perfil/edicao';
import { emTransacao } from '../../db/banco.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { apresentarUsuario, identidadeEmConferencia } from '../cadastro/index.ts';
import { guardarEdicao, travarNomes } from './repository.ts';

type Chamada = typeof perfil.updateUsuario;

/**
 * Changes names, nickname, and the settings that the screens remember. A name that was compared with a document stays:
 * only the staff corrects it. A name that is being compared waits for the answer (spec A§2 /perfil/edicao, A§3).
 */
export async function updateUsuario(ctx: ContextoUsuario, { body }: Recebida<Chamada>): Promise<Resposta<Chamada>> {
  const { deps, db, usuario, agora, ip } = ctx;
  recusarCampos(body);
  await emTransacao(db, async (trx) => {
    const antes = await travarNomes(trx, usuario.id);
    const nomes = {
      primeiroNome: body.primeiroNome ?? antes.primeiroNome,
      sobreNome: body.sobreNome ?? antes.sobreNome,
    };
    const mudou = nomes.primeiroNome !== antes.primeiroNome || nomes.sobreNome !== antes.sobreNome;
    if (mudou && antes.identidadeVerificada) recusar('nomeConferido');
    if (mudou && (await identidadeEmConferencia(trx, usuario.id))) recusar('nomeEmConferencia');
    await guardarEdicao(trx, usuario.id, { ...body, ...nomes, agora });
    if (mudou || (body.nickName !== undefined && body.nickName !== antes.nickName))
      await registrarAuditoria(trx, {
        usuarioId: usuario.id,
        acao: 'perfil.editado',
        alvo: `usuario:${usuario.id}`,
        dados: { nome: mudou, nickName: body.nickName !== undefined },
        ip,
        em: agora,
      });
  });
  return await apresentarUsuario(deps.db, deps, usuario.id);
}

function recusarCampos(body: Recebida<Chamada>['body']): void {
  const { redirectPosValidacao: redirect } = body;
  if (redirect !== undefined && redirect !== null && !ehCaminhoProprio(redirect))
    recusar('dadosInvalidos', { dados: { campos: { redirectPosValidacao: 'Confira este campo.' } } });
}
