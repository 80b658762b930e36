import { camposDoEndereco, enderecoVazio } from '@rateia/domain/usuario/campos-do-endereco';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useCep } from '../../../../lib/cep.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { CamposDoEndereco } from '../../../../ui/formulario/campos-do-endereco.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import type { CartaoNovo } from '../fluxo.ts';
import { useCartaoNovo } from '../fluxo.ts';
import { useCadastrarCartao } from '../mutations.ts';
import { cartaoQueries } from '../queries.ts';
import c from './cartoes.module.css';

/** /perfil/cartoes/cadastro-2 (spec 1, §2): where the bills of the card go; the fiscal address is filled in. */
export function TelaEnderecoDoCartao() {
  const novo = useCartaoNovo();
  const dados = useQuery(cartaoQueries.dadosFiscais());
  return (
    <Pagina titulo="Endereço do cartão" voltar={paths.perfilCartoes()} largura="estreita">
      {novo === null ? (
        <Vazio
          titulo="Falta o cartão"
          detalhe="Digite primeiro os dados do cartão."
          acao={<Botao href={paths.perfilCartoes()}>Ver meus cartões</Botao>}
        />
      ) : (
        <Consulta consulta={dados} esqueleto={<OssoLista quantos={2} />} erro="Não conseguimos carregar o seu endereço">
          {({ endereco }) => <Endereco endereco={endereco} novo={novo} />}
        </Consulta>
      )}
    </Pagina>
  );
}

interface EnderecoProps {
  readonly endereco: RespostaDe<'getDadosFiscais'>['endereco'];
  readonly novo: CartaoNovo;
}

function Endereco({ endereco, novo: { cartao, tokenDaVerificacao } }: EnderecoProps) {
  const [ibge, setIbge] = useState(endereco?.ibge);
  const [recusa, setRecusa] = useState<string>();
  const { cep: codigo, rua, numero, complemento, bairro, cidade, uf } = endereco ?? enderecoVazio;
  const formulario = useFormulario({
    iniciais: { cep: codigo, rua, numero, complemento, bairro, cidade, uf },
    campos: camposDoEndereco,
  });
  const cep = useCep({
    preencher: formulario.muda,
    aoAchar: setIbge,
    inicial: endereco === null ? 'vazia' : 'achada',
  });
  const cadastrar = useCadastrarCartao(setRecusa);
  return (
    <Cartao>
      <form
        className={c['formulario']}
        noValidate
        onSubmit={formulario.enviar((valores) =>
          cadastrar.mutate({
            body: { ...cartao, tokenDaVerificacao, endereco: { ...valores, ...(ibge === undefined ? {} : { ibge }) } },
          }),
        )}
      >
        {recusa !== undefined && <Nota tom="manga">{recusa}</Nota>}
        <CamposDoEndereco formulario={formulario} {...cep} apoio="O endereço da fatura do cartão." />
        <Botao tipo="submit" tamanho="lg" bloco fazendo={cadastrar.isPending && 'Cadastrando'}>
          Cadastrar cartão
        </Botao>
      </form>
    </Cartao>
  );
}
