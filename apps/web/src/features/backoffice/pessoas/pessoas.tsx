import { diaDe } from '@rateia/domain/datas';
import { minimoDeCaracteres, obrigatorio } from '@rateia/domain/validacao';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { diaPerto, noTexto } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import { Duas } from '../../../mesa/celulas.tsx';
import { PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { Avatar } from '../../../ui/base/avatar.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import c from './pessoas.module.css';
import { pessoasQueries } from './queries.ts';

type Pessoa = RespostaDe<'buscarPessoas'>['itens'][number];

const campos = { busca: { nome: 'Busca', regras: [obrigatorio, minimoDeCaracteres(3)] } } as const;

/**
 * People by e-mail, name, CPF or phone. The search stays out of the address: a CPF does not belong in a browser's
 * history.
 */
export function Pessoas() {
  const [busca, setBusca] = useState('');
  const formulario = useFormulario({ iniciais: { busca: '' }, campos, preguicoso: true, efemero: true });
  return (
    <PaginaOperacao titulo="Pessoas" subtitulo="Cada busca fica registrada com o seu nome.">
      <form
        className={c['busca']}
        onSubmit={formulario.enviar(({ busca: texto }) => setBusca(texto.trim()))}
        noValidate
      >
        <CampoTexto
          {...formulario.campo('busca')}
          rotulo="Nome, e-mail, CPF ou telefone"
          tipo="search"
          maxLength={120}
          autoComplete="off"
          icone={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        />
        <Botao tipo="submit" tamanho="lg">
          Buscar
        </Botao>
      </form>
      {busca !== '' && <Achadas busca={busca} />}
    </PaginaOperacao>
  );
}

function Achadas({ busca }: { readonly busca: string }) {
  const consulta = useQuery({ ...pessoasQueries.pessoas(busca), gcTime: 0 });
  return (
    <Consulta
      consulta={consulta}
      erro="Não conseguimos buscar agora"
      esqueleto={<OssoLista quantos={2} />}
      vazio={{
        quando: ({ itens }) => itens.length === 0,
        mostra: (
          <Vazio
            titulo="Ninguém encontrado"
            detalhe="CPF e telefone precisam estar completos. Nome e e-mail podem ser parte."
          />
        ),
      }}
    >
      {({ itens, haMais }) => {
        const comSaldo = itens.some(({ saldo }) => saldo !== null);
        return (
          <>
            <TabelaFila
              rotulo="Pessoas encontradas"
              larguras={`minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 0.8fr)${comSaldo ? ' 130px' : ''}`}
              colunas={comSaldo ? [...colunas, colunaDoSaldo] : colunas}
              itens={itens}
              chave={({ id }) => String(id)}
              href={({ id }) => paths.backofficePessoa(id)}
            />
            {haMais && <Nota>Há mais pessoas. Escreva mais do nome ou do e-mail.</Nota>}
          </>
        );
      }}
    </Consulta>
  );
}

const colunas: readonly ColunaFila<Pessoa>[] = [
  {
    rotulo: 'Pessoa',
    principal: true,
    celula: ({ nome, email }) => <Duas inicio={<Avatar nome={nome} tamanho={40} />} titulo={nome} detalhe={email} />,
  },
  {
    rotulo: 'CPF e telefone',
    celula: ({ cpf, telefone }) => <Duas titulo={cpf ?? 'Sem CPF'} detalhe={telefone ?? 'Sem telefone'} />,
  },
  {
    rotulo: 'Conta',
    celula: ({ id, criadoEm, grupos, bloqueado }) => (
      <>
        <Duas
          titulo={`Desde ${noTexto(diaPerto(diaDe(criadoEm)))}`}
          detalhe={`Pessoa ${id}, ${grupos === 1 ? '1 grupo' : `${grupos} grupos`}`}
        />
        {bloqueado && <Etiqueta tom="danger">Bloqueada</Etiqueta>}
      </>
    ),
  },
];

/** Only an operator who works with money gets it. */
const colunaDoSaldo: ColunaFila<Pessoa> = {
  rotulo: 'Saldo',
  celula: ({ saldo }) => saldo !== null && <Valor valor={saldo} />,
};
