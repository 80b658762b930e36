import { backofficeClube } from '@rateia/contracts/backoffice-clube';
import { backofficeLinks } from '@rateia/contracts/backoffice-links';
import { backofficeLoterias } from '@rateia/contracts/backoffice-loterias';
import { backofficeMarketing } from '@rateia/contracts/backoffice-marketing';
import { mesa } from '../../../http/feature.ts';
import { copiarCampanha } from './campanhas/copiar-campanha.ts';
import { createCampanha } from './campanhas/create-campanha.ts';
import { createImagemDaCampanha } from './campanhas/create-imagem-da-campanha.ts';
import { deleteEdicaoEspecial } from './campanhas/delete-edicao-especial.ts';
import { desligarCampanha } from './campanhas/desligar-campanha.ts';
import { getCampanha } from './campanhas/get-campanha.ts';
import { getCampanhas } from './campanhas/get-campanhas.ts';
import { getEdicoesEspeciais } from './campanhas/get-edicoes-especiais.ts';
import { ligarCampanha } from './campanhas/ligar-campanha.ts';
import { salvarEdicaoEspecial } from './campanhas/salvar-edicao-especial.ts';
import { updateCampanha } from './campanhas/update-campanha.ts';
import { createVantagem } from './clube/create-vantagem.ts';
import { getVantagens } from './clube/get-vantagens.ts';
import { pararVantagem } from './clube/parar-vantagem.ts';
import { createDestino } from './links/create-destino.ts';
import { createLinkDaOperacao } from './links/create-link-da-operacao.ts';
import { deleteDestino } from './links/delete-destino.ts';
import { desligarLink } from './links/desligar-link.ts';
import { getDestinos } from './links/get-destinos.ts';
import { getLinks } from './links/get-links.ts';
import { ligarLink } from './links/ligar-link.ts';
import { politicasDaMesa } from './policies.ts';

export const mesaDoMarketing = mesa({
  contrato: { ...backofficeMarketing, ...backofficeLoterias, ...backofficeLinks, ...backofficeClube },
  permissoes: politicasDaMesa,
  rotas: {
    getCampanhas,
    getCampanha,
    createCampanha,
    updateCampanha,
    copiarCampanha,
    ligarCampanha,
    desligarCampanha,
    createImagemDaCampanha: { preparar: createImagemDaCampanha },
    getEdicoesEspeciais,
    salvarEdicaoEspecial,
    deleteEdicaoEspecial,
    getVantagens,
    createVantagem,
    pararVantagem,
    getLinks,
    createLinkDaOperacao,
    desligarLink,
    ligarLink,
    getDestinos,
    createDestino,
    deleteDestino,
  },
});
