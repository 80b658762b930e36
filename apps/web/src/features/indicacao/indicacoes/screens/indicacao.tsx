import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../lib/paths.ts';
import { useUsuario } from '../../../../lib/usuario.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { BotaoCompartilhar } from '../../../../ui/compartilhar/botao-compartilhar.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import type { Indicacoes } from '../../queries.ts';
import { redeQueries } from '../../queries.ts';
import c from '../indicacoes.module.css';

/** /indicacao (spec 1, §2; spec 2, §1): the code, its link, and what each of the two gets (REGRAS 2.13). */
export function TelaIndicacao() {
  const indicacoes = useQuery(redeQueries.indicacoes());
  const codigo = useUsuario()?.codIndicacao;
  return (
    <Pagina titulo="Indique e ganhe" largura="media">
      <Consulta
        consulta={indicacoes}
        esqueleto={<OssoLista quantos={2} />}
        erro="Não conseguimos carregar as suas indicações"
      >
        {(dados) => (
          <div className={c['tela']}>
            {codigo !== undefined && <Codigo codigo={codigo} />}
            <ComoFunciona dados={dados} />
            <Botao variante="suave" bloco href={paths.carteiraIndicacoes()}>
              Ver as minhas indicações
            </Botao>
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

function Codigo({ codigo }: { readonly codigo: string }) {
  return (
    <Cartao titulo="Seu código">
      <p className={c['codigo']}>{codigo}</p>
      <div className={c['acoes']}>
        <BotaoCopiar
          texto={codigo}
          nome="código de indicação"
          aviso="Seu código foi copiado"
          falha="Seu código não pode ser copiado, tente novamente!"
        />
        <BotaoCompartilhar
          que={{ tipo: 'indicacao', codigo }}
          nome={codigo}
          fonte="indicacao"
          rotulo="Compartilhar convite"
        />
      </div>
    </Cartao>
  );
}

function ComoFunciona({ dados }: { readonly dados: Indicacoes }) {
  const { desconto, credito, minimoDaCompra, maximoPorMes, diasParaCreditar } = dados;
  function reais(valor: number): string {
    return formatarReais(centavos(valor));
  }
  return (
    <Cartao titulo="Como funciona">
      <Passos
        passos={[
          {
            titulo: 'A pessoa cria a conta pelo seu link ou código',
            detalhe: `Ela começa com ${reais(desconto)} para gastar.`,
            estado: 'depois',
          },
          { titulo: `Ela assina um grupo a partir de ${reais(minimoDaCompra)}`, estado: 'depois' },
          {
            titulo: `${diasParaCreditar} dias depois, você ganha ${reais(credito)}`,
            detalhe: 'Se a assinatura continua valendo.',
            estado: 'depois',
          },
        ]}
      />
      <Nota>
        Você ganha até {reais(maximoPorMes)} por mês. O crédito paga assinaturas, tem prazo e não pode ser retirado. Não
        vale indicar a si mesmo: mesmo CPF, aparelho ou pagador anula a indicação.
      </Nota>
    </Cartao>
  );
}
