import type { perfil } from '@rateia/contracts/perfil';
import type { Manipuladores } from '../../http/rotas.ts';
import { alterarEmail } from './alterar-email.ts';
import { alterarTelefone } from './alterar-telefone.ts';
import { confirmarEmail } from './confirmar-email.ts';
import { confirmarNovoTelefone } from './confirmar-novo-telefone.ts';
import { createChamado } from './create-chamado.ts';
import { createFoto } from './create-foto.ts';
import { deleteFoto } from './delete-foto.ts';
import { desfazerEmail } from './desfazer-email.ts';
import { encerrarChamado } from './encerrar-chamado.ts';
import { getChamado } from './get-chamado.ts';
import { getChamados } from './get-chamados.ts';
import { getFoto } from './get-foto.ts';
import { getInformacoes } from './get-informacoes.ts';
import { reenviarPinDoEmail } from './reenviar-pin-do-email.ts';
import { reenviarPinDoTelefone } from './reenviar-pin-do-telefone.ts';
import { replicarChamado } from './replicar-chamado.ts';
import { updateEnderecoFiscal } from './update-endereco-fiscal.ts';
import { updateUsuario } from './update-usuario.ts';

export const rotasDePerfil: Manipuladores<typeof perfil> = {
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
  getChamado,
  replicarChamado,
  encerrarChamado,
};
