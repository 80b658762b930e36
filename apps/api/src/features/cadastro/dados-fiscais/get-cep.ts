import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';

/** Looks up the address of a CEP; without an answer the person can still type it (REGRAS 2.14, 3 Address). */
export async function getCep(
  { deps, requestId }: ContextoUsuario,
  { params: { cep } }: Recebida<typeof cadastro.getCep>,
): Promise<Resposta<typeof cadastro.getCep>> {
  const consulta = await deps.gateways.cep.consultar(cep, { requestId });
  if (consulta.situacao === 'indisponivel') return recusar('indisponivel');
  if (consulta.situacao !== 'achado') return recusar('cepNaoEncontrado');
  const { uf, cidade, rua, bairro, ibge } = consulta.endereco;
  return { cep, uf, cidade, rua, bairro, ...(ibge === '' ? {} : { ibge }) };
}
