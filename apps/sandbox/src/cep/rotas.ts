import type { FastifyInstance } from 'fastify';
import { TABELA_DE_CEP } from './tabela.ts';

/** CEP as ViaCEP answers: 400 for a bad format, and 200 with `erro` for a CEP that does not exist. */
export function rotasDeCep(app: FastifyInstance): void {
  app.get<{ readonly Params: { readonly cep: string } }>(
    '/viacep/ws/:cep/json/',
    { config: { servico: 'cep' } },
    async (pedido, resposta) => {
      const cep = pedido.params.cep.replace('-', '');
      if (!/^\d{8}$/.test(cep)) return resposta.code(400).type('text/html').send('<h3>400 Bad Request</h3>');
      const endereco = TABELA_DE_CEP.get(cep);
      if (endereco === undefined || pedido.falha?.modo === 'recusado') return { erro: true };
      return {
        cep: `${cep.slice(0, 5)}-${cep.slice(5)}`,
        logradouro: endereco.logradouro,
        complemento: '',
        unidade: '',
        bairro: endereco.bairro,
        localidade: endereco.localidade,
        uf: endereco.uf,
        estado: endereco.estado,
        regiao: endereco.regiao,
        ibge: endereco.ibge,
        gia: '',
        ddd: endereco.ddd,
        siafi: '',
      };
    },
  );
}
