import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { ehUf } from '@rateia/domain/usuario/endereco';
import { emTransacao } from '../../db/banco.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { guardarEndereco } from '../cadastro/index.ts';

type Chamada = typeof perfil.updateEnderecoFiscal;

/** Changes the fiscal address, which may change as often as a person moves; CPF and birth date may not. */
export async function updateEnderecoFiscal(
  { deps, db, usuario, agora, ip }: ContextoUsuario,
  { body: endereco }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  if (!ehUf(endereco.uf)) recusar('dadosInvalidos', { dados: { campos: { uf: 'Escolha um estado da lista.' } } });
  await emTransacao(db, async (trx) => {
    await guardarEndereco(trx, deps.cifra, { usuarioId: usuario.id, endereco });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'perfil.endereco',
      alvo: `usuario:${usuario.id}`,
      ip,
      em: agora,
    });
  });
  return endereco;
}
