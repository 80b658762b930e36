import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { Parte } from '@rateia/domain/cadastro/validacao-conta';
import { partesQueFaltam } from '@rateia/domain/cadastro/validacao-conta';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirValidacoes } from '../pendencias.ts';
import { consentirBiometria } from './consentimento.ts';
import { moverValidacao } from './mover-validacao.ts';
import { apresentarValidacao } from './presenter.ts';
import type { Validacao } from './repository.ts';
import { documentosDe, travarPorIdPublico } from './repository.ts';
import { submissoesDeIdentidade } from './submissoes-permitidas.ts';

type Contrato = typeof cadastro.reconhecimentoFacil;

const NOME_DA_PARTE: Readonly<Record<Parte, string>> = {
  frente: 'a frente do documento',
  verso: 'o verso do documento',
  self: 'a selfie',
};

/** Sends document and selfie to be compared, with consent to it on record (spec A§7; LGPD art. 11). */
export async function reconhecimentoFacil(
  ctx: ContextoUsuario,
  { body }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora, ip } = ctx;
    await exigirValidacoes(trx, usuario.id, ['dadosFiscais']);
    const validacao = await travarPorIdPublico(trx, body.id);
    if (validacao?.usuarioId !== usuario.id) return recusar('naoEncontrado');
    await exigirSubmissaoLivre(trx, ctx);
    const movida = await moverValidacao(trx, deps, {
      validacao,
      evento: 'enviar',
      quem: 'usuario',
      usuarioId: usuario.id,
      agora,
      mudar: { enviada_em: agora, envios: validacao.envios + 1, motivo: null, mensagem: null },
    });
    if (!movida.ok) return await recusarSubmissao(trx, validacao, movida.codigo);
    await consentirBiometria(trx, ctx);
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'identidade.enviar',
      alvo: `usuario:${usuario.id}`,
      dados: { validacaoId: validacao.id },
      ip,
      em: agora,
    });
    return await apresentarValidacao(trx, movida.validacao);
  });
}

async function recusarSubmissao(trx: Trx, validacao: Validacao, codigo: string): Promise<never> {
  if (codigo !== 'documentoIncompleto') return recusar('transicaoRecusada');
  const recebidas = (await documentosDe(trx, [validacao.id])).map(({ parte }) => parte);
  const faltam = partesQueFaltam(validacao.tipoDocumento, recebidas);
  return recusar('documentoIncompleto', {
    valores: { faltam: faltam.map((parte) => NOME_DA_PARTE[parte]).join(' e ') },
    dados: { faltam },
  });
}

/** So many submissions in so many days, and those that the staff granted: each costs a comparison, and the time of a person. */
async function exigirSubmissaoLivre(trx: Trx, { deps, usuario, agora }: ContextoUsuario): Promise<void> {
  const { feitos, maximo, dias } = await submissoesDeIdentidade(trx, deps, { usuarioId: usuario.id, agora });
  if (feitos >= maximo) recusar('identidadeLimiteDeEnvios', { valores: { max: maximo, dias } });
}
