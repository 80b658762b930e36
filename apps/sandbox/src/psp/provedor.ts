import type { FastifyPluginCallback } from 'fastify';
import { liquidarDoDia } from '../banco/automatico.ts';
import type { Contexto } from '../contexto.ts';
import type { ProvedorDaSandbox } from '../provedor.ts';
import { seguirRelogio } from '../relogio.ts';
import { rotasDeCobrancaRecorrente } from './automatico/cobrancas-recorrentes.ts';
import { rotasDeRecorrencia } from './automatico/recorrencias.ts';
import { rotasDeWebhookDoAutomatico } from './automatico/webhooks.ts';
import { rotasDeCobranca } from './cobrancas.ts';
import { retomarEnvios, rotasDeEnvio } from './envios.ts';
import { exigirToken, rotasDeToken } from './oauth.ts';
import { retomarDevolucoes, rotasDePix } from './pix.ts';
import { rotasDeWebhook } from './webhooks.ts';

/** The bank's own interface: charges, received Pix, payouts, each behind a token. */
export const psp: ProvedorDaSandbox = {
  montar: (app, contexto) => {
    rotasDeToken(app, contexto);
    app.register((comToken, _opcoes, pronto) => {
      comToken.addHook('onRequest', exigirToken(contexto));
      comToken.addHook('onRequest', seguirRelogio(contexto));
      // The bank pays by its clock: each call that may have moved it looks at the attempts whose hour has come.
      comToken.addHook('onRequest', async () => liquidarDoDia(contexto));
      comToken.register(apiPix(contexto), { prefix: '/psp/v2' });
      comToken.register(envios(contexto), { prefix: '/psp' });
      pronto();
    });
  },
  retomar: (contexto) => {
    retomarDevolucoes(contexto);
    retomarEnvios(contexto);
  },
};

function apiPix(contexto: Contexto): FastifyPluginCallback {
  return (app, _opcoes, pronto) => {
    rotasDeCobranca(app, contexto);
    rotasDePix(app, contexto);
    rotasDeWebhook(app, contexto);
    rotasDeRecorrencia(app, contexto);
    rotasDeCobrancaRecorrente(app, contexto);
    rotasDeWebhookDoAutomatico(app, contexto);
    pronto();
  };
}

function envios(contexto: Contexto): FastifyPluginCallback {
  return (app, _opcoes, pronto) => {
    rotasDeEnvio(app, contexto);
    pronto();
  };
}
