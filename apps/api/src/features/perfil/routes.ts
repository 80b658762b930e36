import type { perfil } from '@rateia/contracts/perfil';
import type { Manipuladores } from '../../http/rotas.ts';
import { createAnexoDoChamado } from './chamados/create-anexo-do-chamado.ts';
import { createChamado } from './chamados/create-chamado.ts';
import { createLinkDoAnexoDoChamado } from './chamados/create-link-do-anexo-do-chamado.ts';
import { createReporte } from './chamados/create-reporte.ts';
import { encerrarChamado } from './chamados/encerrar-chamado.ts';
import { getArquivoDoChamado } from './chamados/get-arquivo-do-chamado.ts';
import { getChamado } from './chamados/get-chamado.ts';
import { getChamados } from './chamados/get-chamados.ts';
import { replicarChamado } from './chamados/replicar-chamado.ts';
import { alterarEmail } from './contatos/alterar-email.ts';
import { alterarTelefone } from './contatos/alterar-telefone.ts';
import { confirmarEmail } from './contatos/confirmar-email.ts';
import { confirmarNovoTelefone } from './contatos/confirmar-novo-telefone.ts';
import { desfazerEmail } from './contatos/desfazer-email.ts';
import { reenviarPinDoEmail } from './contatos/reenviar-pin-do-email.ts';
import { reenviarPinDoTelefone } from './contatos/reenviar-pin-do-telefone.ts';
import { createFoto } from './foto/create-foto.ts';
import { deleteFoto } from './foto/delete-foto.ts';
import { getFoto } from './foto/get-foto.ts';
import { getInformacoes } from './get-informacoes.ts';
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
  createReporte,
  getChamados,
  getChamado,
  replicarChamado,
  encerrarChamado,
  createAnexoDoChamado: { preparar: createAnexoDoChamado },
  createLinkDoAnexoDoChamado,
  getArquivoDoChamado,
};
