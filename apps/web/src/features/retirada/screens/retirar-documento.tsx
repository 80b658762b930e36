import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { useRegras } from '../../../lib/regras.ts';
import { useUsuario } from '../../../lib/usuario.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Osso } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { retiradaQueries } from '../queries.ts';
import c from './minhas-contas.module.css';

/**
 * /carteira/retirar/documento (spec 2, §2 Withdrawal): what may leave now, and the limits that document and selfie open
 * (REGRAS 2.6).
 */
export function TelaRetirarDocumento() {
  const limites = useQuery(retiradaQueries.regras());
  const verificado = useRegras()?.retirada.verificado;
  const usuario = useUsuario();
  return (
    <Pagina titulo="Limites da retirada" voltar={paths.carteiraRetiradaValor()} largura="estreita">
      <Consulta
        consulta={limites}
        esqueleto={<Osso altura={220} raio={20} />}
        erro="Não conseguimos carregar os seus limites"
      >
        {({ limiteDia, limiteMes }) => (
          <div className={c['tela']}>
            <Cartao titulo="Hoje">
              <ListaDefinicao
                itens={[
                  { rotulo: 'Por dia', valor: formatarReais(centavos(limiteDia)) },
                  { rotulo: 'Por mês', valor: formatarReais(centavos(limiteMes)) },
                ]}
              />
            </Cartao>
            {verificado !== undefined && limiteDia < verificado.porDia ? (
              <>
                <Cartao titulo="Com documento e selfie">
                  <ListaDefinicao
                    itens={[
                      { rotulo: 'Por dia', valor: formatarReais(centavos(verificado.porDia)) },
                      { rotulo: 'Por mês', valor: formatarReais(centavos(verificado.porMes)) },
                    ]}
                  />
                </Cartao>
                <Nota>
                  Usamos o documento e a selfie só para confirmar que é você. A conferência leva alguns minutos.
                </Nota>
                <Botao tamanho="lg" bloco href={paths.validacaoConta()}>
                  Confirmar identidade
                </Botao>
              </>
            ) : (
              <Nota>
                {usuario === undefined ? 'Sua' : `${usuario.primeiroNome}, sua`} identidade está confirmada: estes são
                os maiores limites.
              </Nota>
            )}
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}
