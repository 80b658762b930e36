import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { lerInforme } from './ler-informe.ts';

type Contrato = typeof carteira.getInforme;

/** The own year, for the tax return (REGRAS 2.33). */
export async function getInforme(
  { db, usuario, agora }: ContextoUsuario,
  { params: { ano } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const informe = (await lerInforme(db, { usuarioId: usuario.id, ano, em: agora })) ?? recusar('naoEncontrado');
  return { ...informe, anos: [...informe.anos], meses: [...informe.meses], saldos: [...informe.saldos] };
}
