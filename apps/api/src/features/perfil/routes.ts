import { perfil } from '@rateia/contracts/perfil';
import { definirRotas } from '../../http/rotas.ts';
import { alterarEmail, reenviarPinDoEmail } from './alterar-email.ts';
import { alterarTelefone, confirmarNovoTelefone, reenviarPinDoTelefone } from './alterar-telefone.ts';
import { chamadoInteiro, encerrarChamado, getChamados, replicarChamado } from './chamado-do-usuario.ts';
import { confirmarEmail } from './confirmar-email.ts';
import { createChamado } from './create-chamado.ts';
import { createFoto, deleteFoto } from './create-foto.ts';
import { desfazerEmail } from './desfazer-email.ts';
import { getFoto } from './get-foto.ts';
import { getInformacoes } from './get-informacoes.ts';
import { politicasDePerfil } from './policies.ts';
import { updateEnderecoFiscal } from './update-endereco-fiscal.ts';
import { updateUsuario } from './update-usuario.ts';

export const rotasDePerfil = definirRotas('perfil', perfil, politicasDePerfil, {
  updateUsuario,
  createFoto: { preparar: createFoto },
  deleteFoto,
  getFoto,
  updateEnderecoFiscal,
  getInformacoes,
  alterarEmail,
  reenviarPinDoEmail,
  confirmarEmail,
  desfazerEmail,
  alterarTelefone,
  reenviarPinDoTelefone,
  confirmarNovoTelefone,
  createChamado,
  getChamados,
  getChamado: ({ db, deps, usuario }, { params: { id } }) => chamadoInteiro(db, deps, { id, usuarioId: usuario.id }),
  replicarChamado,
  encerrarChamado,
});
