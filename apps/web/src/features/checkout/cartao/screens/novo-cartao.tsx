import { useQuery } from '@tanstack/react-query';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { FormDoCartao } from '../components/form-do-cartao.tsx';
import { anotarCartao } from '../fluxo.ts';
import { cartaoQueries } from '../queries.ts';

/** /perfil/cartoes/cadastro-1 (spec 1, §2): the card, in the provider's fields. */
export function TelaNovoCartao() {
  const campos = useQuery(cartaoQueries.campos());
  return (
    <Pagina titulo="Novo cartão" voltar={paths.perfilCartoes()} largura="estreita">
      <Cartao titulo="Dados do cartão">
        <Consulta
          consulta={campos}
          esqueleto={<OssoLista quantos={2} />}
          erro="Não conseguimos abrir os campos do cartão"
        >
          {(doProvedor) => (
            <FormDoCartao
              campos={doProvedor}
              verbo="Continuar"
              fazendo={false}
              tokens={2}
              aoEnviar={({ cartao, segundo }) => {
                if (segundo === undefined) return;
                anotarCartao({ cartao, tokenDaVerificacao: segundo.token });
                void irPara(paths.perfilCartoesCadastro2());
              }}
            />
          )}
        </Consulta>
      </Cartao>
    </Pagina>
  );
}
