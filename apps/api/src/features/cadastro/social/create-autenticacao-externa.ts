import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { MINUTOS_NO_PROVEDOR } from '@rateia/domain/cadastro/social';
import { somarMinutos } from '@rateia/domain/datas';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { cifrarSegredos, perguntaDe, provedorDe, resumoDoToken, sortear } from './pergunta.ts';
import { insertAutenticacao } from './repository.ts';

/**
 * Begins a login at the provider. The browser keeps socialToken and shows only its digest (`state`) on the way, so that
 * nobody can finish in one browser what began in another; the verifier and the nonce stay on the server (spec A§7; RFC
 * 9700 2.1).
 */
export async function createAutenticacaoExterna(
  { deps, db, agora, requestId }: Contexto,
  { body: { socialAuth } }: Recebida<typeof cadastro.createAutenticacaoExterna>,
): Promise<Resposta<typeof cadastro.createAutenticacaoExterna>> {
  const provedor = provedorDe(deps, socialAuth);
  const socialToken = sortear();
  const segredosCifrados = cifrarSegredos(deps.cifra, { nonce: sortear(), verificador: sortear() });
  const inicio = await provedor.iniciar(perguntaDe(deps, { socialAuth, socialToken, segredosCifrados }), { requestId });
  if (inicio.situacao !== 'ok') return recusar('socialIndisponivel');
  await insertAutenticacao(db, {
    resumo: resumoDoToken(socialToken),
    socialAuth,
    segredosCifrados,
    agora,
    expiraEm: somarMinutos(agora, MINUTOS_NO_PROVEDOR),
  });
  return { url: inicio.valor.url, socialToken };
}
