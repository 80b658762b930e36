import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconHourglass,
  IconKey,
  IconSend,
  IconShare2,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Abas } from '../ui/base/abas.tsx';
import { Botao } from '../ui/base/botao.tsx';
import { Cartao } from '../ui/base/cartao.tsx';
import { Contador } from '../ui/base/contador.tsx';
import { LinhaLista, Lista } from '../ui/base/lista.tsx';
import { Nota } from '../ui/base/nota.tsx';
import { Grade, Secao } from '../ui/base/secao.tsx';
import { CarteiraHero } from '../ui/carteira/carteira-hero.tsx';
import { Comprovante } from '../ui/carteira/comprovante.tsx';
import { CicloExtrato, DiaExtrato, LinhaExtrato } from '../ui/carteira/extrato.tsx';
import { FaturaRow } from '../ui/carteira/fatura-row.tsx';
import { ProximasCobrancas } from '../ui/carteira/proximas-cobrancas.tsx';
import { Valor } from '../ui/dinheiro/valor.tsx';
import { Ausente } from '../ui/estado/ausente.tsx';
import { Carregando, OssoLista } from '../ui/estado/carregando.tsx';
import { Erro } from '../ui/estado/erro.tsx';
import { Vazio } from '../ui/estado/vazio.tsx';
import { StatusBadge } from '../ui/grupo/status-badge.tsx';

/** Wallet, statement, invoices, receipt, and the states of a part of a page. */
export function CarteiraNaGaleria() {
  const [aba, setAba] = useState<'extrato' | 'faturas'>('extrato');
  return (
    <>
      <Secao titulo="Carteira">
        <CarteiraHero
          disponivel={16_472}
          total={21_840}
          hrefAdicionar="#adicionar"
          hrefRetirar="#retirar"
          partes={[
            {
              chave: 'bloqueado',
              rotulo: 'Bloqueado',
              detalhe: 'Fila do Duolingo, até 12 jan',
              valor: 1688,
              tipo: 'bloqueado',
              href: '#b',
            },
            {
              chave: 'caucao',
              rotulo: 'Caução',
              detalhe: 'Volta quando você sai',
              valor: 3680,
              tipo: 'caucao',
              href: '#c',
            },
          ]}
        />
        <br />
        <Abas
          rotulo="Carteira"
          valor={aba}
          aoEscolher={setAba}
          abas={[
            { valor: 'extrato', rotulo: 'Extrato' },
            { valor: 'faturas', rotulo: 'Faturas', conta: 2 },
          ]}
        >
          <Cartao rente>
            {aba === 'extrato' ? (
              <>
                <DiaExtrato dia="Hoje, 28 de dezembro" saldo={16_472}>
                  <LinhaExtrato
                    icone={<IconArrowUpRight size={22} stroke={1.75} />}
                    titulo="Retirada por Pix"
                    detalhe="Para a sua chave · 9h12"
                    valor={-6160}
                    href="#x"
                  />
                </DiaExtrato>
                <DiaExtrato dia="Ontem, 27 de dezembro" saldo={22_632}>
                  <LinhaExtrato
                    icone={<IconArrowDownLeft size={22} stroke={1.75} />}
                    titulo="Dinheiro adicionado"
                    detalhe="Pix · 18h40"
                    valor={15_000}
                  />
                  <LinhaExtrato
                    icone={<IconUsersGroup size={22} stroke={1.75} />}
                    titulo="Entrada no grupo"
                    detalhe="YouTube · veio por Pix e foi para o grupo · 8h13"
                    valor={2096}
                    passou
                  />
                  <CicloExtrato
                    icone={<IconUsersGroup size={22} stroke={1.75} />}
                    titulo="Recebimentos"
                    detalhe="YouTube Premium · 2 membros"
                    valor={1796}
                    partes={[
                      { id: 1, titulo: 'Bia', valor: 898, href: '#bia' },
                      { id: 2, titulo: 'Caio', valor: 898, href: '#caio' },
                    ]}
                  />
                  <LinhaExtrato
                    icone={<IconHourglass size={22} stroke={1.75} />}
                    titulo="Duolingo Super"
                    detalhe="Fila · 11h05"
                    valor={-1688}
                    etiqueta={<StatusBadge maquina="credito" status={33} rotulo="Bloqueado até 12 jan" />}
                  />
                </DiaExtrato>
              </>
            ) : (
              <Lista>
                <FaturaRow
                  nome="1Password Families"
                  detalhe="Vence quarta, 30 dez"
                  valor={688}
                  status={11}
                  cor="cor-06"
                  icone="icone-06"
                  href="#f1"
                />
                <FaturaRow
                  nome="Spotify Premium"
                  detalhe="Com Pix, 5 dez"
                  valor={832}
                  status={13}
                  cor="cor-04"
                  icone="icone-02"
                  href="#f2"
                />
                <FaturaRow
                  nome="Crunchyroll"
                  detalhe="Venceu em 22 nov"
                  valor={949}
                  status={63}
                  cor="cor-02"
                  icone="icone-01"
                  href="#f3"
                />
              </Lista>
            )}
          </Cartao>
        </Abas>
      </Secao>
      <Secao titulo="Listas e comprovante">
        <Grade>
          <Cartao rente>
            <Lista>
              <LinhaLista
                icone={<IconSend size={22} stroke={1.75} />}
                tomIcone="warning"
                titulo="Envie o acesso de Paulo até hoje, 18h"
                detalhe="Google One. Mais dois esta semana."
                href="#l"
              />
              <LinhaLista
                icone={<IconKey size={22} stroke={1.75} />}
                tomIcone="entrada"
                titulo="Chave Pix"
                detalhe="marina.alves@email.com"
                href="#k"
              />
            </Lista>
          </Cartao>
          <Comprovante
            titulo="Pix recebido"
            valor={4396}
            quando="28 de dezembro de 2026, 10h31"
            linhas={[
              { rotulo: 'De', valor: 'Marina Alves' },
              { rotulo: 'CPF', valor: '•••.456.789-••' },
              { rotulo: 'Identificação', valor: 'E1823 6120 2026 1228' },
            ]}
            acao={
              <Botao variante="suave" icone={<IconShare2 size={20} stroke={1.75} />}>
                Compartilhar comprovante
              </Botao>
            }
          />
          <Cartao titulo="Dinheiro">
            <Valor valor={16_472} tamanho="xl" /> <br />
            <Valor valor={4396} tamanho="lg" /> <br />
            <Valor valor={15_000} tamanho="linha" sinal /> <Valor valor={-6160} tamanho="linha" sinal />{' '}
            <Valor valor={2690} riscado rotulo="sozinho custa" />
            <span style={{ position: 'relative', display: 'inline-block', width: 44, height: 30 }}>
              <Contador quantos={120} onde="cabecalho" nome="notificações não lidas" />
            </span>
          </Cartao>
        </Grade>
      </Secao>
      <Secao titulo="Estados">
        <Grade>
          <Vazio
            titulo="Você ainda não está em nenhum grupo"
            detalhe="Escolha um serviço e pague só a sua parte."
            acao={<Botao>Pesquisar grupos</Botao>}
          />
          <Erro
            titulo="Não conseguimos carregar seu extrato"
            causa="servidor"
            aoTentarDeNovo={() => undefined}
            codigo={5031}
          />
          <Ausente mensagem="Este grupo não existe ou não está disponível para você." saida="#inicio" />
          <Cartao titulo="Próximas cobranças">
            <ProximasCobrancas
              cobrancas={[
                {
                  grupo: 'YouTube Premium Família',
                  icone: 'icone-01',
                  cor: 'cor-01',
                  valor: 1048,
                  quando: 'Sexta, 11 dez',
                  href: '#1',
                },
              ]}
            />
          </Cartao>
          <Carregando>
            <OssoLista quantos={1} />
          </Carregando>
        </Grade>
        <br />
        <Nota>
          Vamos cobrar do seu saldo no dia do vencimento. <b>R$ 500,00</b>
        </Nota>
        <br />
        <Nota tom="warning" titulo="Preço a 95% do teto no primeiro grupo">
          Pede R$ 15,30. O teto é R$ 16,07.
        </Nota>
        <br />
        <Nota tom="manga">
          <b>R$ 21,98</b> deste valor é caução e continua sendo seu.
        </Nota>
        <br />
        <Nota tom="danger">E-mail ou senha não conferem.</Nota>
      </Secao>
    </>
  );
}
